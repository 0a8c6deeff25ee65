import type { Clock } from '../../../application/ports/device/clock.ts';
import type { IdSource } from '../../../application/ports/device/id-source.ts';
import type { Locks } from './locks.ts';

interface Lease {
  readonly owner: string;
  readonly until: number;
}

const beat = 1_000;
const term = 3 * beat;

const leaseOf = (text: string | null): Lease | null => {
  try {
    const { owner, until } = JSON.parse(text ?? 'null') as Partial<Lease>;
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
  } catch {
    return null;
  }
};

interface LeaseTools {
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly page: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Locks for plain-http addresses without Web Locks: a storage row that the owner renews every second. Two tabs that start at once may both
 * hold the lock until the next beat, so the drafts' compare-and-set is the final guard.
 */
export const leaseLocks = (storage: () => Storage, { ids, clock, page }: LeaseTools): Locks => {
  const keyOf = (name: string) => `portal-asesi:penulis:${name}`;
  const read = (name: string): Lease | null => {
    try {
      return leaseOf(storage().getItem(keyOf(name)));
    } catch {
      return null; // without storage, each tab assumes that it is alone
    }
  };
  const write = (name: string, lease: Lease | null): void => {
    try {
      if (lease) storage().setItem(keyOf(name), JSON.stringify(lease));
      else storage().removeItem(keyOf(name));
    } catch {
      // the storage is blocked
    }
  };
  const isFree = (lease: Lease | null): boolean => {
    const left = (lease?.until ?? 0) - clock.now();
    return left <= 0 || left > term; // a lease far in the future means that the clock was set back
  };

  const keepUp = async (name: string, owner: string, signal: AbortSignal): Promise<never> => {
    for (;;) {
      await clock.wait(beat, signal);
      const lease = read(name);
      if (lease && lease.owner !== owner) throw new DOMException('stolen', 'AbortError');
      write(name, { owner, until: clock.now() + term });
    }
  };

  return {
    request: async (name, options, work) => {
      await null; // grants a free lease at once, but asynchronously
      const owner = ids.next();
      if ('signal' in options) while (!isFree(read(name))) await clock.wait(beat / 4, options.signal);
      write(name, { owner, until: clock.now() + term });
      const giveBack = () => {
        if (read(name)?.owner === owner) write(name, null);
      };
      const done = new AbortController();
      page.addEventListener('pagehide', giveBack, { signal: done.signal });
      try {
        await Promise.race([work(), keepUp(name, owner, done.signal)]);
      } finally {
        done.abort();
        giveBack();
      }
    },
    isHeldAfter: async (milliseconds, name, signal) => {
      const before = read(name);
      await clock.wait(milliseconds, signal);
      const lease = read(name);
      return lease !== null && !isFree(lease) && lease.until !== before?.until; // only a live page renews its lease
    },
  };
};
