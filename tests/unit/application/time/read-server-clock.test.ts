import { expect, test } from 'vitest';
import { readServerClock } from '../../../../src/application/time/read-server-clock.ts';
import { ManualClock } from '../../../fakes/purchase-fakes.ts';

test.each([-90_000, 0, 24 * 3_600_000])('a device that is %i ms behind counts as the server does', async (ahead) => {
  const clock = new ManualClock();
  await clock.advance(1_000_000);
  const read = readServerClock({ clock, serverTime: { read: async () => clock.now() + ahead } });
  const server = await read();
  expect(server.now()).toBe(clock.now() + ahead);
  await clock.advance(61_000);
  expect(server.now()).toBe(1_061_000 + ahead);
});

test('the answer is taken to be from the middle of the way there and back', async () => {
  const clock = new ManualClock();
  const read = readServerClock({
    clock,
    serverTime: {
      read: async () => {
        await clock.advance(400);
        const answered = clock.now() + 7_000;
        await clock.advance(400);
        return answered;
      },
    },
  });
  expect((await read()).now()).toBe(clock.now() + 7_000);
});
