import { Subject } from 'rxjs';
import type { DraftStore } from '../../src/application/ports/device/draft-store.ts';
import type { PageLife } from '../../src/application/ports/device/page-life.ts';
import { FakeDrafts } from '../fakes/fake-drafts.ts';
import { aStorage } from '../fakes/sending-fakes.ts';
import { cookieJar } from '../unit/fake-backend/hosts/page.ts';
import { lightWeb } from './light-web.ts';
import { type Draw, drawing, type Owner, type Timeline } from './timeline.ts';

type Time = Timeline<Tab>;
type Work = (lock: object | null) => Promise<unknown>;
interface Asked {
  readonly tab: Tab;
  readonly take: () => void;
  readonly end: (reason: unknown) => void;
}

/** Web Locks of one browser. A tab that crashes frees what it holds. */
class Locks {
  readonly #holders = new Map<string, Asked>();
  readonly #queues = new Map<string, Asked[]>();
  readonly #time: Time;
  /** A planted fault: the lock is given to everybody who asks. */
  isShared = false;

  constructor(time: Time) {
    this.#time = time;
  }

  of(tab: Tab): LockManager {
    return {
      query: async () => ({ held: [...this.#holders.keys()].map((name) => ({ name })) }),
      request: (name: string, options: LockOptions, work: Work) => this.#request(tab, name, options, work),
    } as unknown as LockManager;
  }

  #request(tab: Tab, name: string, { signal, steal, ifAvailable }: LockOptions, work: Work): Promise<unknown> {
    if (!tab.isAlive) return new Promise(() => {}); // a page that has just closed itself, and whose last microtasks still run
    const holder = this.isShared ? undefined : this.#holders.get(name);
    if (ifAvailable && holder) return work(null);
    return new Promise((resolve, reject) => {
      const asked: Asked = {
        tab,
        take: () => {
          this.#holders.set(name, asked);
          this.#time.later(tab.draws.below(15), tab, () => {
            if (!this.isShared && this.#holders.get(name) !== asked) return;
            work({})
              .finally(() => this.#free(name, asked))
              .then(resolve, reject);
          });
        },
        end: reject,
      };
      if (steal && holder) this.#time.later(0, holder.tab, () => holder.end(new DOMException('stolen', 'AbortError')));
      if (steal || !holder) return asked.take();
      this.#queueOf(name).push(asked);
      signal?.addEventListener('abort', () => {
        this.#queues.set(
          name,
          this.#queueOf(name).filter((each) => each !== asked),
        );
        reject(signal.reason);
      });
    });
  }

  gone(tab: Tab): void {
    for (const [name, queue] of this.#queues)
      this.#queues.set(
        name,
        queue.filter((each) => each.tab !== tab),
      );
    for (const [name, holder] of [...this.#holders]) if (holder.tab === tab) this.#free(name, holder);
  }

  #queueOf(name: string): Asked[] {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return queue;
  }

  #free(name: string, asked: Asked): void {
    if (this.#holders.get(name) !== asked) return;
    this.#holders.delete(name);
    this.#queueOf(name).shift()?.take();
  }
}

/** One person's browser: its storage, clock, locks and cookies are shared by its tabs and survive them. */
export class Device {
  readonly drafts: FakeDrafts;
  readonly storage = aStorage();
  readonly cookies = cookieJar();
  readonly locks: Locks;
  readonly tabs = new Set<Tab>();
  readonly channels = new Set<Channel>();
  readonly draws: Draw;
  readonly time: Time;
  ahead = 0;
  asleepUntil = 0;
  sleptAt = 0;
  /** How long the monotonic clock stood still. */
  stood = 0;
  readonly name: string;
  /** True time when the last fault of the storage ends; what was only there may be gone. */
  storageTroubleAt = Number.NEGATIVE_INFINITY;
  /** True time of the last loss that no page was told of. */
  silentLossAt = Number.NEGATIVE_INFINITY;

  constructor(time: Time, seed: string, name: string) {
    this.name = name;
    this.time = time;
    this.draws = drawing(seed, name);
    this.locks = new Locks(time);
    const wait = (milliseconds: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const cancel = time.later(milliseconds, null, resolve);
        signal?.addEventListener('abort', () => {
          cancel();
          reject(signal.reason);
        });
      });
    this.drafts = new FakeDrafts({ now: () => this.wallNow(), wait }, 3);
  }

  /** Whole milliseconds, as a browser's `Date.now()`. */
  wallNow(): number {
    return Math.floor(this.time.now + this.ahead);
  }

  /** The storage as a page sees it: it answers a little later, and nobody once the page is gone. */
  draftsOf(tab: Tab): DraftStore {
    const { time } = this;
    const page = this.drafts.page();
    const through =
      <Asked extends unknown[], Reply>(ask: (...asked: Asked) => Promise<Reply>) =>
      (...asked: Asked): Promise<Reply> =>
        new Promise((resolve, reject) => {
          const told = (tell: () => void) => void time.later(tab.draws.next() * 4, tab, tell);
          ask.apply(page, asked).then(
            (reply) => told(() => resolve(reply)),
            (error: unknown) => told(() => reject(error)),
          );
        });
    return {
      read: through(page.read),
      readAll: through(page.readAll),
      save: through(page.save),
      holdsAny: through(page.holdsAny),
      list: through(page.list),
      removeExpired: through(page.removeExpired),
      clear: through(page.clear),
      listen: (listener) => page.listen((event) => void time.later(0, tab, () => listener(event))),
    };
  }

  sleep(milliseconds: number, standsStill: boolean): void {
    if (this.asleepUntil > this.time.now) return;
    this.sleptAt = this.time.now;
    this.asleepUntil = this.time.now + milliseconds;
    if (standsStill) this.stood += milliseconds;
    for (const tab of this.tabs) this.time.later(milliseconds + 1, tab, () => tab.wakes.next('visible'));
  }
}

export class Tab implements Owner {
  isAlive = true;
  /** The candidate has left the page, which has time to store what it has. */
  isLeft = false;
  goneAt = Number.POSITIVE_INFINITY;
  readonly device: Device;
  readonly draws: Draw;
  readonly rows = aStorage();
  readonly wakes = new Subject<'visible' | 'online'>();
  readonly hides = new Subject<void>();
  readonly pageLife: PageLife = { wakes: () => this.wakes, hides: () => this.hides };
  readonly name: string;
  /** Files that were downloaded. */
  readonly saved: Blob[] = [];

  constructor(device: Device, seed: string, name: string) {
    this.name = name;
    this.device = device;
    this.draws = drawing(seed, name);
    device.tabs.add(this);
  }

  get asleepUntil(): number {
    return this.device.asleepUntil;
  }

  next(): number {
    return this.draws.next();
  }

  wallNow(): number {
    return this.device.wallNow();
  }

  elapsed(): number {
    return this.device.time.now - this.device.stood - 1_700_000_000_000;
  }

  /** The page is gone without a word: none of its code runs any more. */
  crash(): void {
    this.isAlive = false;
    this.goneAt = this.device.time.now;
    this.device.tabs.delete(this);
    for (const channel of this.device.channels) if (channel.tab === this) this.device.channels.delete(channel);
    this.device.locks.gone(this);
  }
}

class Channel {
  readonly tab: Tab;
  readonly name: string;
  readonly listeners = new Set<(event: MessageEvent) => void>();

  constructor(name: string, page: Tab | null) {
    this.name = name;
    if (!page) throw new Error('no page opens this channel');
    this.tab = page;
    page.device.channels.add(this);
  }

  postMessage(data: unknown): void {
    const { device, draws } = this.tab;
    const others = [...device.channels].filter((each) => each !== this && each.name === this.name);
    for (const each of others)
      device.time.later(1 + draws.below(4), each.tab, () => {
        for (const listener of each.listeners) listener({ data } as MessageEvent);
      });
  }

  addEventListener(_: string, listener: (event: MessageEvent) => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_: string, listener: (event: MessageEvent) => void): void {
    this.listeners.delete(listener);
  }

  close(): void {
    this.tab.device.channels.delete(this);
  }
}

/** Gives the code of each page its own browser: clocks, timers, chance, locks, channels and storage. Returns what restores the real one. */
export const simulateBrowser = (time: Time): (() => void) => {
  const page = (): Tab => {
    if (!time.current) throw new Error('no page runs');
    return time.current;
  };
  const ofServer = drawing('', 'server');
  const chance = () => time.current ?? ofServer;
  const timer = (run: () => void, milliseconds = 0) => time.later(milliseconds, time.current, run);
  const stop = (cancel?: unknown) => typeof cancel === 'function' && cancel();
  const bytes = <Bytes extends Uint8Array | Uint32Array>(array: Bytes): Bytes =>
    array.map(() => Math.floor(chance().next() * 2 ** 32)) as Bytes;
  const simulated: Record<string, PropertyDescriptor> = {
    setTimeout: { value: timer },
    clearTimeout: { value: stop },
    localStorage: { get: () => page().device.storage },
    sessionStorage: { get: () => page().rows },
    navigator: { get: () => ({ locks: page().device.locks.of(page()) }) },
    BroadcastChannel: {
      value: class extends Channel {
        constructor(name: string) {
          super(name, time.current);
        }
      },
    },
    ...Object.fromEntries(Object.entries(lightWeb).map(([name, value]) => [name, { value }])),
    crypto: { value: { getRandomValues: bytes, subtle: globalThis.crypto.subtle } },
  };
  const real = Object.entries(simulated).map(
    ([name]) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const { now } = Date;
  const { random } = Math;
  const elapsed = performance.now;
  for (const [name, own] of Object.entries(simulated))
    Object.defineProperty(globalThis, name, { ...own, configurable: true });
  Date.now = () => time.current?.wallNow() ?? Math.floor(time.now);
  Math.random = () => chance().next();
  performance.now = () => time.current?.elapsed() ?? time.now;
  return () => {
    for (const [name, own] of real) {
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
    Date.now = now;
    Math.random = random;
    performance.now = elapsed;
  };
};
