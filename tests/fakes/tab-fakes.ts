import { tabLeader } from '../../src/adapters/browser/tabs/contested-tab-leader.ts';
import { leaseLocks } from '../../src/adapters/browser/tabs/lease-locks.ts';
import type { Locks } from '../../src/adapters/browser/tabs/locks.ts';
import { webLocks } from '../../src/adapters/browser/tabs/web-locks.ts';
import type { Clock } from '../../src/application/ports/device/clock.ts';
import type { Contender, Election, Leadership, TabLeader } from '../../src/application/ports/device/tab-leader.ts';
import { countedIds } from './draft-fakes.ts';
import { aStorage } from './sending-fakes.ts';

interface Options {
  readonly signal?: AbortSignal;
  readonly steal?: boolean;
  readonly ifAvailable?: boolean;
}
type Work = (lock: object | null) => Promise<unknown>;

/**
 * A Web Lock with the features that the portal uses: a queue, `ifAvailable`, a steal that rejects the holder, and an abort of a waiting
 * request.
 */
class QueuedLock {
  #holder: ((reason: unknown) => void) | null = null;
  #queue: (() => void)[] = [];
  readonly #grant: (take: () => void) => void;

  constructor(grant: (take: () => void) => void) {
    this.#grant = grant;
  }

  get held(): boolean {
    return this.#holder !== null;
  }

  request({ signal, steal = false, ifAvailable = false }: Options, work: Work): Promise<unknown> {
    if (ifAvailable && this.held) return work(null);
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        if (this.#holder !== reject) return;
        settle();
        this.#free();
      };
      const take = () => {
        this.#holder = reject;
        this.#grant(() => {
          if (this.#holder !== reject) return; // the lock was stolen before this page was notified
          work({}).then(
            (value) => end(() => resolve(value)),
            (error: unknown) => end(() => reject(error)),
          );
        });
      };
      if (steal) {
        this.#holder?.(new DOMException('stolen', 'AbortError'));
        return take();
      }
      if (!this.#holder) return take();
      this.#queue.push(take);
      signal?.addEventListener('abort', () => {
        if (!this.#queue.includes(take)) return;
        this.#queue = this.#queue.filter((each) => each !== take);
        reject(signal.reason);
      });
    });
  }

  #free(): void {
    this.#holder = null;
    this.#queue.shift()?.();
  }
}

export const channels = () => {
  const open: { listeners: Set<(event: MessageEvent) => void> }[] = [];
  return () => {
    const own = { listeners: new Set<(event: MessageEvent) => void>() };
    open.push(own);
    const others = (data: unknown) => {
      for (const each of open)
        if (each !== own) for (const listener of each.listeners) listener({ data } as MessageEvent);
    };
    return {
      postMessage: (data: unknown) => void queueMicrotask(() => others(data)),
      addEventListener: (_: string, listener: unknown) => void own.listeners.add(listener as never),
      removeEventListener: (_: string, listener: unknown) => void own.listeners.delete(listener as never),
    } as Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
  };
};

interface LocksOfBrowser {
  newPage(): Locks;
}
export type MakeLocks = (clock: Clock) => LocksOfBrowser;

/** Web Locks; `late` is the delay in milliseconds before a holder is notified, as in a busy page. */
export const lockManagerOf = (clock: Clock, late = 0) => {
  const named = new Map<string, QueuedLock>();
  const grant = late > 0 ? (take: () => void) => void clock.wait(late).then(take) : queueMicrotask;
  const manager = {
    request: (name: string, options: Options, work: Work) => {
      const lock = named.get(name) ?? new QueuedLock(grant);
      named.set(name, lock);
      return lock.request(options, work);
    },
    query: async () => {
      if (late > 0) await clock.wait(late); // the result arrives after the page’s earlier notifications
      return { held: [...named].flatMap(([name, { held }]) => (held ? [{ name }] : [])) };
    },
  };
  return manager as unknown as LockManager;
};

export const webLocksOf = (clock: Clock, late = 0): LocksOfBrowser => {
  const manager = lockManagerOf(clock, late);
  return { newPage: () => webLocks(manager, clock) };
};

/** A browser on plain http; `rows` is its storage, `goAway` fires `pagehide` in the newest page. */
export const leasesOf = (clock: Clock) => {
  const rows = new Map<string, string>();
  const storage = aStorage(rows);
  const ids = countedIds();
  let newest = new EventTarget();
  return {
    rows,
    newPage: () => {
      newest = new EventTarget();
      return leaseLocks(() => storage, { ids, clock, page: newest });
    },
    goAway: () => void newest.dispatchEvent(new Event('pagehide')),
  };
};

export const tabsOf = (locks: LocksOfBrowser, clock: Clock) => {
  const channel = channels();
  return (): TabLeader => tabLeader(locks.newPage(), channel(), clock);
};

export class ScriptedTabs implements TabLeader {
  first: Leadership | null = 'mine';
  readonly count = { takeOver: 0, end: 0 };
  #inside: { readonly contender: Contender; told: Leadership | null } | null = null;

  compete(_: string, contender: Contender): Election {
    const own = { contender, told: null };
    const isInside = () => this.#inside === own;
    this.#inside = own;
    queueMicrotask(() => isInside() && this.first && this.#tell(this.first));
    return {
      takeOver: async () => {
        this.count.takeOver += 1;
        if (isInside()) this.#tell('mine');
      },
      end: () => {
        this.count.end += 1;
        if (isInside()) this.#inside = null;
      },
    };
  }

  async otherTakesOver(): Promise<void> {
    await this.#inside?.contender.handOver();
    this.otherSteals();
  }

  otherSteals(): void {
    this.#tell('elsewhere');
  }

  #tell(ownership: Leadership): void {
    if (!this.#inside || this.#inside.told === ownership) return;
    this.#inside.told = ownership;
    this.#inside.contender.changed(ownership);
  }
}

export const contender = (tab: TabLeader, { name = 'form', hands = async () => {} } = {}) => {
  const told: string[] = [];
  const contest = tab.compete(name, {
    changed: (ownership) => void told.push(ownership),
    handOver: async () => {
      await hands();
      told.push('handed over');
    },
  });
  return { told, ...contest };
};
