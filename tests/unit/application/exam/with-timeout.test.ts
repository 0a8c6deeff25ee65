import { expect, it } from 'vitest';
import { withTimeout } from '../../../../src/application/exam/attempt/with-timeout.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

it('work that fails is reported and leaves no timer', async () => {
  const clock = new FakeDevice();
  await expect(withTimeout(clock, 5_000, Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  expect(clock.timers).toBe(0);
});

it('work that hangs is given up after its time', async () => {
  const clock = new FakeDevice();
  const waited = withTimeout(clock, 5_000, new Promise(() => {}));
  await clock.pass(5_000);
  await expect(waited).resolves.toBeUndefined();
});
