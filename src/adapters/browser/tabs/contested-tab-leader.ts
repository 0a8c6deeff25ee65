import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Contender, Leadership, TabLeader } from '../../../application/ports/device/tab-leader.ts';
import type { Locks } from './locks.ts';
import type { TabChannel } from './tab-channel.ts';

/** Milliseconds in which the owner may save its input before the lock is stolen; a crashed or hung tab does not answer. */
const patience = 700;
/** Milliseconds before checking whether another tab holds the lock; a closing tab has released it by then. */
const contention = 1_500;
/** Milliseconds after which a tab that was handed the lock but did not request it counts as closed. */
const absence = 3_000;

interface Message {
  readonly kind: 'wanted' | 'handedOver';
  readonly name: string;
}

type Channel = Pick<TabChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** A lock request rejects with AbortError when another page steals the lock. */
const isAbort = (error: { readonly name?: unknown }): boolean => error.name === 'AbortError';

const messageOf = (data: unknown): Partial<Message> => (typeof data === 'object' && data !== null ? data : {});

/**
 * One lock per name. A tab that wants the lock asks the owner over the channel to hand over, then steals the lock: the owner saves first,
 * and a hung tab blocks no other. Other tabs wait in the lock's queue; a closed or crashed owner releases it at once.
 */
export const tabLeader = (locks: Locks, channel: Channel, clock: Clock): TabLeader => {
  const ofThisPage = new Set<SingleContest>();
  return {
    compete: (name, contender) => {
      const contest = new SingleContest({ locks, channel, clock, ofThisPage }, name, contender);
      ofThisPage.add(contest);
      queueMicrotask(() => contest.begin()); // the contender must have its handle before the first callback
      return {
        takeOver: () => contest.takeOver(),
        end: () => {
          ofThisPage.delete(contest);
          contest.end();
        },
      };
    },
  };
};

interface Tools {
  readonly locks: Locks;
  readonly channel: Channel;
  readonly clock: Clock;
  readonly ofThisPage: ReadonlySet<SingleContest>;
}

class SingleContest {
  readonly #tools: Tools;
  readonly #name: string;
  readonly #contender: Contender;
  readonly #ended = new AbortController();
  #queue = new AbortController();
  #told: Leadership | null = null;
  #letGo: (() => void) | null = null;

  constructor(tools: Tools, name: string, contender: Contender) {
    this.#tools = tools;
    this.#name = name;
    this.#contender = contender;
  }

  begin(): void {
    if (this.#ended.signal.aborted) return;
    const { channel } = this.#tools;
    const heard = ({ data }: MessageEvent<unknown>) => {
      const { kind, name } = messageOf(data);
      if (kind === 'wanted' && name === this.#name && this.#told === 'mine') void this.#handOver();
    };
    channel.addEventListener('message', heard);
    this.#ended.signal.addEventListener('abort', () => channel.removeEventListener('message', heard));
    this.#enqueue();
    void this.#watch();
  }

  async takeOver(): Promise<void> {
    const isNeeded = () => this.#told !== 'mine' && !this.#ended.signal.aborted;
    if (isNeeded()) await this.#askToHandOver();
    if (!isNeeded()) return; // the other tab may have closed during the wait
    this.#queue.abort();
    this.#request();
  }

  end(): void {
    this.#ended.abort();
    this.#queue.abort();
    this.#letGo?.();
  }

  #holds(name: string): boolean {
    return this.#name === name && this.#letGo !== null;
  }

  /** Polls until it is known who holds the lock: a busy page gets the lock late, and a form that was just left releases the lock late. */
  async #watch(): Promise<void> {
    const { locks, ofThisPage } = this.#tools;
    const { signal } = this.#ended;
    while (this.#told === null && !signal.aborted) {
      const held = await locks.isHeldAfter(contention, this.#name, signal).catch(() => true);
      const here = [...ofThisPage].some((contest) => contest.#holds(this.#name));
      if (held && !here) this.#tell('elsewhere');
    }
  }

  #tell(ownership: Leadership): void {
    if (this.#ended.signal.aborted || this.#told === ownership) return;
    this.#told = ownership;
    this.#contender.changed(ownership);
  }

  #enqueue(): void {
    this.#queue = new AbortController();
    this.#request(this.#queue.signal);
  }

  /**
   * Queues for the lock, or steals it. A tab may learn of a stolen lock after it got the lock back, so each request tracks its own hold.
   */
  #request(signal?: AbortSignal): void {
    let own: (() => void) | null = null;
    const hold = () =>
      new Promise<void>((resolve) => {
        if (this.#ended.signal.aborted) return resolve();
        this.#letGo?.();
        this.#letGo = own = resolve;
        this.#tell('mine');
      });
    this.#tools.locks.request(this.#name, signal ? { signal } : { steal: true }, hold).catch((error) => {
      if (signal?.aborted) return;
      if (!isAbort(error))
        void hold(); // the browser denies locks to this page, so only the storage's compare-and-set keeps tabs apart
      else if (own === this.#letGo) this.#lost();
    });
  }

  #lost(): void {
    this.#letGo = null;
    if (this.#ended.signal.aborted) return;
    this.#tell('elsewhere');
    this.#enqueue();
  }

  async #handOver(): Promise<void> {
    const { channel, clock } = this.#tools;
    const own = this.#letGo;
    await this.#contender.handOver();
    this.#tell('elsewhere');
    channel.postMessage({ kind: 'handedOver', name: this.#name } satisfies Message);
    await clock.wait(absence, this.#ended.signal).catch(() => undefined);
    if (this.#letGo === own) this.#tell('mine');
  }

  async #askToHandOver(): Promise<void> {
    const { channel, clock } = this.#tools;
    const answered = new AbortController();
    const heard = ({ data }: MessageEvent<unknown>) => {
      const { kind, name } = messageOf(data);
      if (kind === 'handedOver' && name === this.#name) answered.abort();
    };
    channel.addEventListener('message', heard);
    channel.postMessage({ kind: 'wanted', name: this.#name } satisfies Message);
    await clock.wait(patience, answered.signal).catch(() => undefined);
    channel.removeEventListener('message', heard);
  }
}
