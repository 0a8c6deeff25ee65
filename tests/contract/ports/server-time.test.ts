import { FakeDevice, FakeServerTime } from '../../fakes/time-fakes.ts';
import { openRepositories } from '../repositories.ts';
import { readsServerTime } from './server-time-contract.ts';

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
