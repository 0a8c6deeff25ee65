import type { SessionChange, SessionTabs } from '../../../application/ports/account/session-tabs.ts';
import { randomIds } from '../random-ids.ts';
import { markIn, type SessionMark, sessionMarkKey, textOf } from './session-mark.ts';
import { quietly } from './stored-pending-log-out.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';

/** Sends session changes to other tabs over a channel, and through a mark in storage for tabs that the channel does not reach. */
export const broadcastSessionTabs = (channel: TabChannel, storage?: () => Storage): SessionTabs => {
  const listeners = new Set<(change: SessionChange) => void>();
  const stored = () => markIn(quietly(() => storage?.().getItem(sessionMarkKey)));
  const store = (mark: SessionMark) =>
    quietly(() => {
      storage?.().setItem(sessionMarkKey, textOf(mark));
      return storage !== undefined;
    }) ?? false;
  let last = stored() ?? { at: 0, left: 0, person: '' };

  let turn = 0;
  const tell = (change: SessionChange) => {
    if (change !== 'entered') turn += 1;
    for (const listener of listeners) listener(change);
  };
  /** A mark arrives through the storage and the channel, in any order, so only a newer one counts. */
  const follow = (mark: SessionMark | null): void => {
    if (!mark || mark.at <= last.at) return;
    const before = last;
    last = { ...mark, left: Math.max(mark.left, before.left) };
    const missedLeave = before.left > 0 && mark.left > before.left; // a later log-in has replaced the mark of this log-out
    if (mark.person === '' || missedLeave) tell('left');
    if (mark.person !== '') tell(mark.person === before.person ? 'entered' : 'replaced');
  };
  const catchUp = () => follow(stored());

  let deaf = false;
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    deaf ||= persisted; // a page in the back/forward cache misses all messages
  });
  globalThis.addEventListener?.('storage', ({ key }) => key === sessionMarkKey && catchUp());
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    catchUp(); // queued messages may be older than the stored mark
    follow(markIn(data));
  });

  return {
    announce: (change: SessionChange, person: string = '') => {
      const before = stored() ?? last;
      const at = Math.max(Date.now(), before.at + 1, last.at + 1);
      const left = change === 'left' ? at : before.left;
      last = { at, left: left || at, person };
      if (!store(last)) last = { ...last, left };
      channel.postMessage(textOf(last));
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    catchUp,
    watch: () => {
      const before = turn;
      return () => {
        catchUp();
        return turn !== before;
      };
    },
    heard: () =>
      new Promise((resolve, reject) => {
        catchUp();
        if (deaf) return reject(new Error('announcements were missed'));
        if (channel.name === '') return resolve();
        // messages keep their order, so our own echo arrives after everything sent before it
        const mouth = openTabChannel(channel.name);
        const echo = randomIds.next();
        const listen = ({ data }: MessageEvent<unknown>) => {
          if (data !== echo) return;
          channel.removeEventListener('message', listen);
          mouth.close();
          resolve();
        };
        channel.addEventListener('message', listen);
        mouth.postMessage(echo);
      }),
  };
};
