import { afterEach, vi } from 'vitest';
import { performanceClock } from '../../../src/adapters/browser/performance-clock.ts';
import { systemClock } from '../../../src/adapters/browser/system-clock.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { type Timekeeper, tellsTime } from './clock-contract.ts';

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
