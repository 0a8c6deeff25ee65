import type { Clock } from '../../application/ports/clock.ts';
import type { IdSource } from '../../application/ports/id-source.ts';

/** The part of Web Locks that `contestedTabOwnership` needs; whoever loses a lock by a steal is rejected. */
export interface Locks {
  request(
    name: string,
    options: { readonly signal: AbortSignal } | { readonly steal: true },
    work: () => Promise<void>,
  ): Promise<void>;
}

interface Lease {
  readonly owner: string;
  /** Milliseconds since the epoch. */
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

/**
 * Locks for plain-http addresses, which have no Web Locks: a row in the storage that its owner renews every second. Weaker than
 * those (two tabs that begin at once both hold it until the next beat), so the drafts' compare-and-set stays the last guard.
 */
export const leaseLocks = (storage: () => Storage, { ids, clock }: { ids: IdSource; clock: Clock }): Locks => {
  const keyOf = (name: string) => `portal-asesi:penulis:${name}`;
  const read = (name: string): Lease | null => {
    try {
      return leaseOf(storage().getItem(keyOf(name)));
    } catch {
      return null; // without storage each tab is alone, as far as can be known
    }
  };
  const write = (name: string, lease: Lease | null): void => {
    try {
      if (lease) storage().setItem(keyOf(name), JSON.stringify(lease));
      else storage().removeItem(keyOf(name));
    } catch {
      // see above
    }
  };
  const isFree = (lease: Lease | null): boolean => {
    const left = (lease?.until ?? 0) - clock.now();
    return left <= 0 || left > term; // a lease from the future is of a clock that was set back
  };

  /** Ends, by a rejection, when somebody else has taken the lease. */
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
      const owner = ids.next();
      if ('signal' in options) while (!isFree(read(name))) await clock.wait(beat / 4, options.signal);
      write(name, { owner, until: clock.now() + term });
      const done = new AbortController();
      try {
        await Promise.race([work(), keepUp(name, owner, done.signal)]);
      } finally {
        done.abort();
        if (read(name)?.owner === owner) write(name, null);
      }
    },
  };
};
