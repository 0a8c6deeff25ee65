import type { SessionTabs } from '../../../application/ports/account/session-tabs.ts';
import { randomIds } from '../random-ids.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';

/** Over a channel that reaches the other tabs of this origin, and not the one that speaks. */
export const broadcastSessionTabs = (channel: TabChannel): SessionTabs => {
  let deaf = false;
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    deaf ||= persisted; // to a page in the back/forward cache nothing is told, not even later
  });
  return {
    announce: (change) => channel.postMessage(change),
    listen: (listener) => {
      const heard = ({ data }: MessageEvent<unknown>) => {
        if (data === 'entered' || data === 'left') listener(data);
      };
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
    heard: () =>
      new Promise((resolve, reject) => {
        if (deaf) return reject(new Error('announcements were missed'));
        if (channel.name === '') return resolve(); // a tab that is alone has nobody to hear
        // messages come in the order in which they were sent: an echo of this page comes after all that was said before
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
