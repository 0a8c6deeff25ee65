import { Observable } from 'rxjs'; // import nothing else from rxjs, because every page of a candidate loads this module
import type { Clock } from '../ports/device/clock.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';

/**
 * Whether the server's changes are announced to this page. A connection alone does not prove it: an unknown server may accept sockets and
 * send no events (decision 53).
 */
export interface EventTrust {
  /** Emits at once and on each change. False without a connection, and permanently after a change without an event. */
  readonly arrives: Observable<boolean>;
  /** Reports that a read of `topic` has ended. `changed`: the data differs from the previous read, and this page did not change it. */
  read(topic: string, changed: boolean): void;
}

/** Milliseconds by which an event may come later than the read that shows its change. */
const grace = 10_000;

export const eventTrust = ({
  realtime,
  clock,
}: {
  readonly realtime: Pick<RealtimeChannel, 'events' | 'connected'>;
  readonly clock: Pick<Clock, 'wait'>;
}): EventTrust => {
  let connected = false;
  let untrusted = false;
  let received = 0;
  const marks = new Map<string, number>();
  const watchers = new Set<() => void>();

  const suspect = async (before: number): Promise<void> => {
    await clock.wait(grace);
    if (received !== before) return;
    untrusted = true;
    for (const tell of watchers) tell();
  };

  return {
    arrives: new Observable((subscriber) => {
      let last: boolean | null = null;
      const tell = () => {
        const now = connected && !untrusted;
        if (now !== last) subscriber.next(now);
        last = now;
      };
      watchers.add(tell);
      const listening = realtime.events().subscribe(() => {
        received += 1;
      });
      listening.add(
        realtime.connected.subscribe((now) => {
          if (now !== connected) received += 1; // counts like an event, because no event could announce a change during the interruption
          connected = now;
          tell();
        }),
      );
      listening.add(() => watchers.delete(tell));
      return listening;
    }),
    read: (topic, changed) => {
      const before = marks.get(topic);
      marks.set(topic, received);
      if (changed && connected && before === received) void suspect(received);
    },
  };
};
