import { afterEach, describe, expect, it, vi } from 'vitest';
import { performanceClock } from '../../../src/adapters/browser/performance-clock.ts';
import { systemClock } from '../../../src/adapters/browser/system-clock.ts';
import type { Clock } from '../../../src/application/ports/device/clock.ts';
import type { MonotonicClock } from '../../../src/application/ports/device/monotonic-clock.ts';
import type { ServerTime } from '../../../src/application/ports/device/server-time.ts';
import { FakeDevice, FakeServerTime } from '../../fakes/time-fakes.ts';
import { openRepositories } from '../repositories.ts';

interface Timekeeper {
  readonly clock: Clock;
  readonly monotonic: MonotonicClock;
  passes(milliseconds: number): Promise<void>;
  setClock(by: number): void;
  timers(): number;
}

const hour = 3_600_000;

const tellsTime = (name: string, open: () => Timekeeper) => {
  const device = () => {
    const world = open();
    const events: string[] = [];
    const wait = (event: string, milliseconds: number, signal?: AbortSignal) =>
      world.clock.wait(milliseconds, signal).then(
        () => events.push(event),
        (reason: unknown) => events.push(`${event}: ${reason}`),
      );
    return { ...world, events, wait };
  };

  describe(`the clocks of ${name}`, () => {
    it('advance together, and only the wall clock moves when somebody sets it', async () => {
      const { clock, monotonic, passes, setClock } = device();
      const before = { now: clock.now(), elapsed: monotonic.elapsed() };
      await passes(1_500);
      setClock(-hour);
      await passes(500);
      expect([clock.now() - before.now, monotonic.elapsed() - before.elapsed]).toEqual([2_000 - hour, 2_000]);
    });

    it('wait for the given time, one after the other, and never within the call', async () => {
      const { passes, events, wait } = device();
      const waits = [wait('late', 2_000), wait('soon', 1_000), wait('at once', 0)];
      events.push('asked');
      await passes(0);
      expect(events).toEqual(['asked', 'at once']);
      await passes(1_999);
      expect(events).toEqual(['asked', 'at once', 'soon']);
      await passes(1);
      await Promise.all(waits);
      expect(events).toEqual(['asked', 'at once', 'soon', 'late']);
    });

    it('resolve each wait at its due time, even when more time passes at once, and allow further waits within it', async () => {
      const { clock, passes } = device();
      const began = clock.now();
      const told: number[] = [];
      const beat = async () => {
        for (let count = 0; count < 3; count += 1) {
          await clock.wait(1_000);
          told.push(clock.now() - began);
        }
      };
      const beats = beat();
      await passes(10_000);
      await beats;
      expect(told).toEqual([1_000, 2_000, 3_000]);
    });

    it('wait equally long when the wall clock is set', async () => {
      const { passes, setClock, events, wait } = device();
      void wait('woken', 1_000);
      setClock(hour);
      await passes(999);
      expect(events).toEqual([]);
      await passes(1);
      expect(events).toEqual(['woken']);
    });

    it.each(['before', 'while'])('reject with the reason of a signal aborted %s they wait', async (when) => {
      const { passes, timers, events, wait } = device();
      const stopped = new AbortController();
      if (when === 'before') stopped.abort('cukup');
      void wait('stopped', 1_000, stopped.signal);
      stopped.abort('cukup');
      await passes(0);
      expect([events, timers()]).toEqual([['stopped: cukup'], 0]);
      await passes(2_000);
      expect(events).toHaveLength(1);
    });

    it('ignore a signal aborted after the wait', async () => {
      const { passes, events, wait } = device();
      const stopped = new AbortController();
      void wait('woken', 1_000, stopped.signal);
      await passes(1_000);
      stopped.abort('cukup');
      await passes(0);
      expect(events).toEqual(['woken']);
    });
  });
};

afterEach(() => void vi.useRealTimers());

const browser = (): Timekeeper => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T02:00:00Z') });
  return {
    clock: systemClock,
    monotonic: performanceClock,
    passes: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)),
    setClock: (by) => void vi.setSystemTime(Date.now() + by),
    timers: () => vi.getTimerCount(),
  };
};

const fake = (): Timekeeper => {
  const device = new FakeDevice();
  return {
    clock: device,
    monotonic: device,
    passes: (milliseconds) => device.pass(milliseconds),
    setClock: (by) => device.setClock(by),
    timers: () => device.timers,
  };
};

tellsTime('the browser', browser);
tellsTime('the fake of the tests', fake);

interface TimedServer {
  readonly serverTime: ServerTime;
  now(): number;
  passes(milliseconds: number): Promise<void>;
  turn(online: boolean): Promise<void>;
}

const readsServerTime = (name: string, open: () => Promise<TimedServer>) => {
  describe(`the server's time by ${name}`, () => {
    it('is the time at which the server answers', async () => {
      const { serverTime, now, passes } = await open();
      expect(await serverTime.read()).toEqual({ now: now(), told: now() });
      await passes(3_600_000);
      expect(await serverTime.read()).toEqual({ now: now(), told: now() });
    });

    it('is never invented without a response: the call fails', async () => {
      const { serverTime, turn, now } = await open();
      await turn(false);
      await expect(serverTime.read()).rejects.toMatchObject({ name: 'ApiFailure', kind: 'network' });
      await turn(true);
      expect(await serverTime.read()).toEqual({ now: now(), told: now() });
    });
  });
};

readsServerTime('HTTP over the fake backend', async () => {
  const { serverTime, control } = await openRepositories();
  const fault = {
    id: 'putus',
    match: { path: '/api/date-now' },
    nth: 'every',
    action: { type: 'network-error' },
  } as const;
  return {
    serverTime,
    now: () => control.now().getTime(),
    passes: (milliseconds) => control.travel(milliseconds),
    turn: (online) => (online ? control.clearFaults() : control.addFault(fault)),
  };
});

readsServerTime('the fake of the tests', async () => {
  const device = new FakeDevice(7_000);
  const serverTime = new FakeServerTime(device);
  return {
    serverTime,
    now: () => device.world,
    passes: (milliseconds) => device.pass(milliseconds),
    turn: async (online) => void Object.assign(serverTime, { fails: !online }),
  };
});
