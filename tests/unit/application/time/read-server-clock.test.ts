import { expect, test } from 'vitest';
import { readServerClock } from '../../../../src/application/time/read-server-clock.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

test.each([-90_000, 0, 24 * 3_600_000])('a device that is %i ms behind counts as the server does', async (ahead) => {
  const clock = new FakeDevice();
  const opened = clock.now();
  const read = readServerClock({ clock, serverTime: { read: async () => clock.now() + ahead } });
  const server = await read();
  expect(server.now()).toBe(clock.now() + ahead);
  await clock.pass(61_000);
  expect(server.now()).toBe(opened + 61_000 + ahead);
});

test('the answer is taken to be from the middle of the way there and back', async () => {
  const clock = new FakeDevice();
  const read = readServerClock({
    clock,
    serverTime: {
      read: async () => {
        await clock.pass(400);
        const answered = clock.now() + 7_000;
        await clock.pass(400);
        return answered;
      },
    },
  });
  expect((await read()).now()).toBe(clock.now() + 7_000);
});
