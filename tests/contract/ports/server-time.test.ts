import { describe, expect, it } from 'vitest';
import type { ServerTime } from '../../../src/application/ports/device/server-time.ts';
import { FakeDevice, FakeServerTime } from '../../fakes/time-fakes.ts';
import { openRepositories } from '../repositories.ts';

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
