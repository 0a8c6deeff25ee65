import { BehaviorSubject, Subject } from 'rxjs';
import { ApiFailure } from '../../src/application/api-failure.ts';
import type { Clock } from '../../src/application/ports/device/clock.ts';
import type { MonotonicClock } from '../../src/application/ports/device/monotonic-clock.ts';
import type { PageLife } from '../../src/application/ports/device/page-life.ts';
import type { ServerReading, ServerTime } from '../../src/application/ports/device/server-time.ts';
import { keepServerClock } from '../../src/application/time/keep-server-clock.ts';
import type { ServerClock, ServerClockState } from '../../src/application/time/server-clock.ts';
import { settled } from './purchase-fakes.ts';

export class FakeDevice implements Clock, MonotonicClock {
  /** True time in milliseconds since the epoch: the server’s clock. */
  world = Date.parse('2026-03-02T02:00:00Z');
  #wallAhead: number;
  #elapsed = 5_000;
  #sleepers: { at: number; wake: () => void }[] = [];
  readonly #wakes = new Subject<'visible' | 'online'>();
  readonly #hides = new Subject<void>();
  readonly pageLife: PageLife = { wakes: () => this.#wakes, hides: () => this.#hides };

  constructor(wallAhead = 0) {
    this.#wallAhead = wallAhead;
  }

  now(): number {
    return this.world + this.#wallAhead;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = () => {
        this.#sleepers = this.#sleepers.filter((each) => each !== sleeper);
        reject(signal?.reason);
      };
      const wake = () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      };
      const sleeper = { at: this.#elapsed + milliseconds, wake };
      this.#sleepers.push(sleeper);
      signal?.addEventListener('abort', stop);
    });
  }

  get timers(): number {
    return this.#sleepers.length;
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.#elapsed + milliseconds;
    await settled();
    for (;;) {
      const next = this.#sleepers.reduce((least, { at }) => Math.min(least, at), end);
      this.#move(Math.max(0, next - this.#elapsed));
      if (!this.#due().length && this.#elapsed >= end) return;
      await this.#fire();
    }
  }

  /**
   * The device sleeps. With `standsStill`, the monotonic clock stops, so timers do not advance; otherwise timers that became due run once,
   * at the wake-up.
   */
  async sleep(milliseconds: number, { standsStill }: { standsStill: boolean }): Promise<void> {
    this.world += milliseconds;
    if (!standsStill) this.#elapsed += milliseconds;
    await this.#fire();
  }

  setClock(by: number): void {
    this.#wallAhead += by;
  }

  async wake(sign: 'visible' | 'online'): Promise<void> {
    this.#wakes.next(sign);
    await settled();
  }

  hide(): void {
    this.#hides.next();
  }

  #move(milliseconds: number): void {
    this.world += milliseconds;
    this.#elapsed += milliseconds;
  }

  #due() {
    return this.#sleepers.filter(({ at }) => at <= this.#elapsed);
  }

  async #fire(): Promise<void> {
    const due = this.#due();
    this.#sleepers = this.#sleepers.filter((each) => !due.includes(each));
    for (const { wake } of due) wake();
    await settled();
  }
}

/** `ways` has the travel times of each reading in ms; the last entry applies to all later readings. */
export class FakeServerTime implements ServerTime {
  readings = 0;
  ways: { there: number; back: number }[] = [{ there: 0, back: 0 }];
  fails = false;
  /** Replies 429 and asks for a wait of these seconds. */
  refuses: number | null = null;
  ahead = 0;
  readonly #device: FakeDevice;

  constructor(device: FakeDevice) {
    this.#device = device;
  }

  async read(): Promise<ServerReading> {
    const { there, back } = this.ways[Math.min(this.readings, this.ways.length - 1)] ?? { there: 0, back: 0 };
    this.readings += 1;
    if (there > 0) await this.#device.wait(there);
    if (this.fails) throw new ApiFailure({ kind: 'network' });
    if (this.refuses !== null) throw new ApiFailure({ kind: 'http', status: 429, retryAfterSeconds: this.refuses });
    const server = this.#device.world;
    if (back > 0) await this.#device.wait(back);
    return { now: server, told: server + this.ahead };
  }
}

const sameTime = (now: number): ServerReading => ({ now, told: now });

export const serverClockOn = (device: FakeDevice, read: () => Promise<number>): ServerClock =>
  keepServerClock({
    ...{
      serverTime: { read: async () => sameTime(await read()) },
      clock: device,
      monotonic: device,
      pageLife: device.pageLife,
    },
    random: { next: () => 0 },
  });

export class SetServerClock implements ServerClock {
  readonly state = new BehaviorSubject<ServerClockState>({ known: false, estimated: false, deviceAhead: null });
  #now: () => number | null = () => null;

  now(): number | null {
    return this.#now();
  }

  async read(): Promise<void> {}

  restore(deviceAhead: number): void {
    this.set(() => Date.now() - deviceAhead, { estimated: true, deviceAhead });
  }

  set(now: () => number | null, state: Partial<ServerClockState> = {}): void {
    this.#now = now;
    this.state.next({ known: now() !== null, estimated: false, deviceAhead: 0, ...state });
  }
}
