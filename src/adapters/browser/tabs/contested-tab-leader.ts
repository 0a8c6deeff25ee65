import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Candidate, Leadership, TabLeader } from '../../../application/ports/device/tab-leader.ts';
import type { Locks } from './locks.ts';
import type { TabChannel } from './tab-channel.ts';

/** Milliseconds that the other tab has to save what was typed last; one that crashed or hangs does not answer. */
const patience = 700;
/** Milliseconds after which it is asked whether another tab has the lock: one that is just closing has let go by then. */
const contention = 1_500;

interface Message {
  readonly kind: 'wanted' | 'handedOver';
  readonly name: string;
}

type Channel = Pick<TabChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const messageOf = (data: unknown): Partial<Message> => (typeof data === 'object' && data !== null ? data : {});

/**
 * One lock for each name. Who wants it asks the owner over the channel to hand over, and then steals it: so the newest is saved
 * before the other tab goes on, and a tab that hangs keeps nobody waiting. All other tabs wait in the lock's own queue, which a
 * closed or crashed owner leaves at once.
 */
export const tabLeader = (locks: Locks, channel: Channel, clock: Clock): TabLeader => {
  const ofThisPage = new Set<SingleContest>();
  return {
    compete: (name, contender) => {
      const contest = new SingleContest({ locks, channel, clock, ofThisPage }, name, contender);
      ofThisPage.add(contest);
      queueMicrotask(() => contest.begin()); // so that nothing is told before this returns
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
  readonly #contender: Candidate;
  readonly #ended = new AbortController();
  #queue = new AbortController();
  #told: Leadership | null = null;
  #letGo: (() => void) | null = null;

  constructor(tools: Tools, name: string, contender: Candidate) {
    this.#tools = tools;
    this.#name = name;
    this.#contender = contender;
  }

  begin(): void {
    if (this.#ended.signal.aborted) return;
    const { channel } = this.#tools;
    const heard = ({ data }: MessageEvent<unknown>) => {
      const { kind, name } = messageOf(data);
      if (kind === 'wanted' && name === this.#name && this.#letGo) void this.#handOver();
    };
    channel.addEventListener('message', heard);
    this.#ended.signal.addEventListener('abort', () => channel.removeEventListener('message', heard));
    this.#enqueue();
    void this.#watch();
  }

  async takeOver(): Promise<void> {
    if (!this.#letGo && !this.#ended.signal.aborted) await this.#askToHandOver();
    if (this.#ended.signal.aborted) return;
    if (this.#letGo) return this.#tell('mine'); // the other tab closed in the meantime, or never came after this one had handed over
    this.#queue.abort();
    this.#tools.locks.request(this.#name, { steal: true }, () => this.#hold()).catch(() => this.#lost());
  }

  end(): void {
    this.#ended.abort();
    this.#queue.abort();
    this.#letGo?.();
  }

  /** Whether this contest has the lock of the name. */
  #holds(name: string): boolean {
    return this.#name === name && this.#letGo !== null;
  }

  /** Until this page has the lock: a page that is only busy gets it late, and a form that was just left lets go of it. */
  async #watch(): Promise<void> {
    const { locks, ofThisPage } = this.#tools;
    const { signal } = this.#ended;
    while (this.#told === null && !signal.aborted) {
      const held = await locks.isHeldAfter(contention, this.#name, signal).catch(() => true); // nobody answers, and the lock does not come
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
    const queue = new AbortController();
    this.#queue = queue;
    this.#tools.locks
      .request(this.#name, { signal: queue.signal }, () => this.#hold())
      .catch(() => {
        if (queue.signal.aborted) return;
        if (this.#letGo) this.#lost();
        else void this.#hold(); // locks are denied here: without them the storage alone keeps tabs apart
      });
  }

  #hold(): Promise<void> {
    if (this.#ended.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      this.#letGo = resolve;
      this.#tell('mine');
    });
  }

  #lost(): void {
    this.#letGo = null;
    if (this.#ended.signal.aborted) return;
    this.#tell('elsewhere');
    this.#enqueue();
  }

  async #handOver(): Promise<void> {
    await this.#contender.handOver();
    this.#tell('elsewhere');
    this.#tools.channel.postMessage({ kind: 'handedOver', name: this.#name } satisfies Message);
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
