import { contestedTabOwnership } from '../../src/adapters/browser/contested-tab-ownership.ts';
import { type Locks, leaseLocks } from '../../src/adapters/browser/lease-locks.ts';
import { systemClock } from '../../src/adapters/browser/system-clock.ts';
import { countedIds } from './draft-fakes.ts';

/** Web Locks as the browser has them, as far as they are used: a queue, a steal that rejects the holder, an abort of who waits. */
class QueuedLocks implements Locks {
  #holder: ((reason: unknown) => void) | null = null;
  #queue: (() => void)[] = [];

  request: Locks['request'] = (_, options, work) =>
    new Promise((resolve, reject) => {
      const take = () => {
        this.#holder = reject;
        void work().then(() => {
          if (this.#holder !== reject) return;
          resolve();
          this.free();
        });
      };
      if ('steal' in options) {
        this.#holder?.(new DOMException('stolen', 'AbortError'));
        return take();
      }
      const { signal } = options;
      if (!this.#holder) return queueMicrotask(take);
      this.#queue.push(take);
      signal.addEventListener('abort', () => {
        if (!this.#queue.includes(take)) return;
        this.#queue = this.#queue.filter((each) => each !== take);
        reject(signal.reason);
      });
    });

  /** What the browser does when the holder's tab crashes. */
  free(): void {
    this.#holder = null;
    this.#queue.shift()?.();
  }
}

/** The channels of the tabs of one browser. */
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
    };
  };
};

export const browser = (locks: Locks) => {
  const channel = channels();
  /** A tab that competes for the form, and what it was told; `hangs` is one that answers nothing. */
  return ({ hangs = false, name = 'form' } = {}) => {
    const told: string[] = [];
    const contest = contestedTabOwnership(locks, channel() as never, systemClock).compete(name, {
      changed: (ownership) => void told.push(ownership),
      handOver: async () => {
        if (hangs) await new Promise(() => {});
        told.push('handed over');
      },
    });
    return { told, ...contest };
  };
};
export const webLocks = (): Locks => {
  const named = new Map<string, QueuedLocks>();
  return {
    request: (name, ...rest) => {
      const lock = named.get(name) ?? new QueuedLocks();
      named.set(name, lock);
      return lock.request(name, ...rest);
    },
  };
};
export const leases = () => {
  const rows = new Map<string, string>();
  const storage = {
    getItem: (row: string) => rows.get(row) ?? null,
    setItem: (row: string, text: string) => void rows.set(row, text),
    removeItem: (row: string) => void rows.delete(row),
  };
  return { rows, locks: leaseLocks(() => storage as Storage, { ids: countedIds(), clock: systemClock }) };
};
