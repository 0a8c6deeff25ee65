import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { keepServerClock } from '../../../../src/application/time/keep-server-clock.ts';
import type { ServerClockState } from '../../../../src/application/time/server-clock.ts';
import { serverNow } from '../../../../src/application/time/server-now.ts';
import { watchMoment } from '../../../../src/application/time/watch-moment.ts';
import { settled } from '../../../fakes/purchase-fakes.ts';
import { FakeDevice, FakeServerTime, SetServerClock } from '../../../fakes/time-fakes.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const keeping = (wallAhead = 0, chance = 0) => {
  const device = new FakeDevice(wallAhead);
  const serverTime = new FakeServerTime(device);
  const clock = keepServerClock({
    ...{ serverTime, clock: device, monotonic: device, pageLife: device.pageLife },
    random: { next: () => chance },
  });
  const states: ServerClockState[] = [];
  const watch = () => clock.state.subscribe((state) => states.push(state));
  const error = () => {
    const now = clock.now();
    return now === null ? null : now - device.world;
  };
  return { device, serverTime, clock, states, watch, error };
};

const kept = async (wallAhead = 0) => {
  const all = keeping(wallAhead);
  const subscription = all.watch();
  await settled();
  return { ...all, subscription };
};

describe('keepServerClock', () => {
  it('is unknown before the first reading, and never guesses', async () => {
    const { clock, serverTime, error, device } = keeping(3 * hour);
    serverTime.fails = true;
    clock.state.subscribe();
    expect([clock.state.value.known, error()]).toEqual([false, null]);
    await device.pass(10 * minute);
    expect([clock.state.value, error()]).toEqual([{ known: false, estimated: false, deviceAhead: null }, null]);
    serverTime.fails = false;
    await device.pass(30 * second);
    expect([clock.state.value.known, error()]).toEqual([true, 0]);
  });

  it('uses an older offset as an estimate while the clock cannot be read, and trusts the first reading (fault matrix 95)', async () => {
    const { clock, serverTime, error, device } = keeping(3 * hour);
    serverTime.fails = true;
    clock.state.subscribe();
    clock.restore(3 * hour - second);
    expect([clock.state.value.estimated, error()]).toEqual([true, second]);
    await device.pass(10 * minute);
    expect([clock.state.value.estimated, error()]).toEqual([true, second]);
    serverTime.fails = false;
    await device.pass(30 * second);
    expect([clock.state.value.estimated, error()]).toEqual([false, 0]);
    clock.restore(0);
    expect(error()).toBe(0);
  });

  it.each([-12 * hour, 0])('is right on a device that is %i ms ahead (fault matrix 22)', async (ahead) => {
    const { device, error, clock } = await kept(ahead);
    expect(error()).toBe(0);
    await device.pass(90 * minute);
    expect([error(), clock.state.value.deviceAhead]).toEqual([0, ahead]);
  });

  it('takes up to three samples of a slow server at first, with a rest between them: the next one corrects one that was delayed 5 s in one direction (fault matrix 27)', async () => {
    const { device, serverTime, error, watch } = keeping();
    serverTime.ways = [
      { there: 0, back: 5_000 },
      { there: 150, back: 150 },
      { there: 3_000, back: 0 },
    ];
    watch();
    await device.pass(5_000);
    expect(error()).toBe(-2_500);
    await device.pass(20 * second);
    expect([error(), serverTime.readings]).toEqual([0, 3]);
  });

  it('reads again every twenty minutes while the page is visible, not while it is hidden, and at once when it wakes', async () => {
    const { device, serverTime } = await kept();
    await device.pass(hour + second);
    expect(serverTime.readings).toBe(4);
    device.hide();
    await device.pass(2 * hour);
    expect(serverTime.readings).toBe(4);
    await device.wake('online');
    expect(serverTime.readings).toBe(4);
    await device.wake('visible');
    expect(serverTime.readings).toBe(5);
    await device.wake('online');
    expect(serverTime.readings).toBe(6);
    await device.pass(20 * minute + second);
    expect(serverTime.readings).toBe(7);
  });

  it('needs no reading when somebody comes back within five minutes of the last one, unless the clock has changed', async () => {
    const { device, serverTime, error } = await kept();
    await device.pass(5 * minute - 1);
    device.hide();
    await device.wake('visible');
    expect(serverTime.readings).toBe(1);
    await device.pass(1);
    await device.wake('visible');
    expect(serverTime.readings).toBe(2);
    await device.sleep(20 * second, { standsStill: true });
    await device.wake('visible');
    expect([serverTime.readings, error()]).toEqual([3, 0]);
  });

  it('reads at once when somebody comes back to a time that is only estimated', async () => {
    const { device, serverTime, clock } = await kept();
    serverTime.fails = true;
    await device.wake('online');
    expect([serverTime.readings, clock.state.value.estimated]).toEqual([2, true]);
    serverTime.fails = false;
    await device.wake('visible');
    expect([serverTime.readings, clock.state.value.estimated]).toEqual([3, false]);
  });

  it('rests between the samples of a slow server for longer than a reading takes, and later reads after 15 to 20 minutes', async () => {
    const { device, serverTime, watch } = keeping(0, 0.8);
    serverTime.ways = [
      { there: 0, back: 4_000 },
      { there: 0, back: 0 },
    ];
    watch();
    const readingsAfter = async (milliseconds: number) => {
      await device.pass(milliseconds);
      return serverTime.readings;
    };
    expect([await readingsAfter(11 * second), await readingsAfter(second)]).toEqual([1, 2]);
    expect([await readingsAfter(16 * minute - second), await readingsAfter(2 * second)]).toEqual([2, 3]);
  });

  it.each([2_500, hour])(
    'corrects a sleep of %i ms by a slow reading, not by a quick one before it',
    async (asleep) => {
      const { device, serverTime, error } = await kept();
      serverTime.ways = [{ there: 1_000, back: 1_000 }];
      await device.sleep(asleep, { standsStill: true });
      await device.pass(5 * second);
      expect(error()).toBe(0);
    },
  );

  it('trusts a quick reading rather than a slow one after the device’s clock was set back', async () => {
    const { device, serverTime, error } = await kept();
    serverTime.ways = [{ there: 0, back: 3_000 }];
    device.setClock(-hour);
    await device.pass(5 * second);
    expect([serverTime.readings, error()]).toEqual([2, 0]);
  });

  it('ignores a reading during which the device slept, and reads again when that one has ended', async () => {
    const { device, serverTime, error } = await kept();
    serverTime.ways = [{ there: 2_500, back: 2_500 }];
    await device.wake('online');
    await device.pass(second);
    await device.sleep(hour, { standsStill: true });
    await device.pass(3 * second);
    expect([serverTime.readings, error()]).toEqual([2, 0]);
    await device.pass(2 * second);
    expect([serverTime.readings, error()]).toEqual([3, 0]);
    await device.pass(5 * second);
    expect([serverTime.readings, error()]).toEqual([3, 0]);
  });

  it('reads within ten seconds at a random time when the network is back, perhaps for a whole room', async () => {
    const readAfter = async (chance: number) => {
      const { device, serverTime, watch } = keeping(0, chance);
      watch();
      await device.pass(2 * minute);
      await device.wake('online');
      for (let passed = 0; ; passed += 1) {
        if (serverTime.readings > 1) return passed;
        await device.pass(second);
      }
    };
    expect([await readAfter(0), await readAfter(0.5), await readAfter(0.99)]).toEqual([0, 5, 10]);
  });

  it('waits at least as long as the server asks for', async () => {
    const { device, serverTime, clock, watch } = keeping();
    serverTime.refuses = 40;
    watch();
    await device.pass(39 * second);
    expect(serverTime.readings).toBe(1);
    serverTime.refuses = null;
    await device.pass(2 * second);
    expect(clock.state.value.known).toBe(true);
  });

  it('uses the last offset as an estimate when ten readings fail, and is right again after one (fault matrix 26)', async () => {
    const { device, serverTime, clock, error } = await kept(12 * hour);
    serverTime.fails = true;
    const before = serverTime.readings;
    await device.pass(28 * minute);
    expect(serverTime.readings - before).toBeGreaterThanOrEqual(10);
    expect(serverTime.readings - before).toBeLessThanOrEqual(21);
    expect([error(), clock.state.value.estimated]).toEqual([0, true]);
    serverTime.fails = false;
    await device.wake('online');
    expect([error(), clock.state.value.estimated]).toEqual([0, false]);
  });

  it.each([-hour, hour])(
    'shows no lasting difference after a device clock is set by %i ms, and reads again at once',
    async (by) => {
      const { device, serverTime, error, clock } = await kept();
      await device.pass(10 * second);
      const before = serverTime.readings;
      device.setClock(by);
      await device.pass(2 * second);
      expect(serverTime.readings).toBe(before + 1);
      expect([error(), clock.state.value]).toEqual([0, { known: true, estimated: false, deviceAhead: by }]);
    },
  );

  it('makes no request and keeps no timer without a watcher, but now() triggers a due reading', async () => {
    const { device, serverTime, subscription, clock, error } = await kept();
    subscription.unsubscribe();
    await device.pass(hour);
    expect([serverTime.readings, device.timers]).toEqual([1, 0]);
    clock.now();
    await settled();
    expect([serverTime.readings, error()]).toEqual([2, 0]);
    clock.now();
    await settled();
    expect(serverTime.readings).toBe(2);
  });

  it('works once for all watchers, until the last one leaves, and not again for one who comes soon after', async () => {
    const { device, serverTime, subscription, watch } = await kept();
    const other = watch();
    expect(device.timers).toBe(1);
    subscription.unsubscribe();
    await device.pass(hour);
    expect([serverTime.readings, device.timers]).toEqual([4, 1]);
    other.unsubscribe();
    await device.pass(second);
    expect(device.timers).toBe(0);
    watch();
    await settled();
    expect(serverTime.readings).toBe(4);
  });

  it('is read once for two who ask at the same time', async () => {
    const { serverTime, clock } = keeping();
    await Promise.all([clock.read(), clock.read()]);
    await settled();
    expect(serverTime.readings).toBe(1);
  });

  it('is known after one reading, however slow; a watcher then triggers up to three', async () => {
    const { device, serverTime, clock, error, watch } = keeping();
    serverTime.ways = [
      { there: 0, back: 2_000 },
      { there: 500, back: 500 },
    ];
    const read = clock.read();
    await device.pass(20 * second);
    await read;
    expect([serverTime.readings, error()]).toEqual([1, -1_000]);
    await device.pass(20 * second);
    expect([serverTime.readings, error()]).toEqual([1, -1_000]);
    watch().unsubscribe();
    await device.pass(20 * second);
    expect([serverTime.readings, error()]).toEqual([2, 0]);
    await device.pass(20 * second);
    expect([serverTime.readings, error()]).toEqual([2, 0]);
    watch();
    await device.pass(20 * second);
    expect([serverTime.readings, error()]).toEqual([3, 0]);
  });

  it('reports why it cannot be read, and keeps its last offset', async () => {
    const { serverTime, clock, error } = keeping(hour);
    serverTime.fails = true;
    await expect(clock.read()).rejects.toMatchObject({ name: 'ApiFailure', kind: 'network' });
    expect(error()).toBeNull();
    serverTime.fails = false;
    await clock.read();
    serverTime.fails = true;
    await expect(clock.read()).rejects.toMatchObject({ name: 'ApiFailure', kind: 'network' });
    expect(error()).toBe(0);
  });
});

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
  it.each([-12 * hour, 0])(
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

  it('is announced in time within the hour', async () => {
    const { device, moment, told } = watching(10 * minute);
    await device.pass(10 * minute);
    expect(told).toEqual([moment, 'over']);
  });

  it('waits for nothing while the server’s clock is unknown, or when nobody watches any more', async () => {
    const device = new FakeDevice();
    const serverClock = new SetServerClock();
    const watch = watchMoment({ serverClock, clock: device, pageLife: device.pageLife });
    const subscription = watch(device.world + minute).subscribe();
    expect(device.timers).toBe(0);
    serverClock.set(() => device.world);
    expect(device.timers).toBe(1);
    subscription.unsubscribe();
    expect(device.timers).toBe(0);
  });
});

const open = (read: (clock: SetServerClock) => Promise<void>) => {
  const serverClock = new SetServerClock();
  const reading = vi.spyOn(serverClock, 'read').mockImplementation(() => read(serverClock));
  return { serverClock, reading, now: serverNow({ serverClock }) };
};
const told = async (clock: SetServerClock) => clock.set(() => 7);
const away = () => Promise.reject(new ApiFailure({ kind: 'network' }));

describe('the server’s time for a deadline', () => {
  it('is read first where nobody knows it, and not again while it is sure', async () => {
    const { now, reading } = open(told);
    expect(await now()).toBe(7);
    expect(await now()).toBe(7);
    expect(reading).toHaveBeenCalledOnce();
  });

  it('is read again where it is only estimated, and not known where that fails', async () => {
    const sure = open(told);
    sure.serverClock.set(() => 3, { estimated: true });
    expect(await sure.now()).toBe(7);
    const { serverClock, now } = open(away);
    serverClock.set(() => 3, { estimated: true });
    expect(await now()).toBeNull();
  });
});
