import { describe, expect, it } from 'vitest';
import { keepServerClock } from '../../../../src/application/time/keep-server-clock.ts';
import { watchMoment } from '../../../../src/application/time/watch-moment.ts';
import { FakeDevice, FakeServerTime } from '../../../fakes/time-fakes.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

const watching = (after: number, wallAhead = 0) => {
  const device = new FakeDevice(wallAhead);
  const serverTime = new FakeServerTime(device);
  const moment = device.world + after;
  const serverClock = keepServerClock({
    serverTime,
    clock: device,
    monotonic: device,
    pageLife: device.pageLife,
    random: { next: () => 0 },
  });
  const told: (number | 'over')[] = [];
  const watch = watchMoment({ serverClock, clock: device, pageLife: device.pageLife });
  const subscription = watch(moment).subscribe({ next: (at) => told.push(at), complete: () => told.push('over') });
  return { device, serverTime, moment, told, subscription };
};

describe('a watched moment', () => {
  it.each([-12 * hour, 0, 12 * hour])(
    'is announced once, when the server’s clock reaches it, by a device that is %i ms ahead',
    async (ahead) => {
      const { device, moment, told } = watching(3 * hour, ahead);
      await device.pass(3 * hour - 1);
      expect(told).toEqual([]);
      await device.pass(1);
      expect(told).toEqual([moment, 'over']);
      await device.pass(hour);
      expect(told).toHaveLength(2);
    },
  );

  it('that passed during a sleep is announced when the page wakes', async () => {
    const { device, moment, told } = watching(30 * day);
    await device.pass(hour);
    await device.sleep(30 * day, { standsStill: true });
    await device.wake('visible');
    await device.pass(1_000);
    expect(told).toEqual([moment, 'over']);
  });

  it('that is long over is announced as soon as the time is known', async () => {
    const { device, told } = watching(-day);
    expect(told).toEqual([]);
    await device.pass(0);
    expect(told).toHaveLength(2);
  });

  it('is not announced to a removed listener, and leaves no timer', async () => {
    const { device, told, subscription } = watching(hour);
    await device.pass(1_000);
    subscription.unsubscribe();
    await device.pass(2 * hour);
    expect(told).toEqual([]);
    expect(device.timers).toBe(0);
  });
});
