import { expect, it, vi } from 'vitest';
import { HttpServerTime } from '../../../../src/adapters/http/time/http-server-time.ts';
import { watchCountdown } from '../../../../src/application/exam/watch-countdown.ts';
import { keepServerClock } from '../../../../src/application/time/keep-server-clock.ts';
import { anExam } from '../../../builders/exam.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';
import { jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

it('is the data of GET /api/date-now, by which the exam timer counts on any device [7.account.date-now]', async () => {
  const device = new FakeDevice(0);
  const { http } = scriptedClient(() => jsonReply({ data: '2026-03-02 09:15:00' }));
  const { pageLife } = device;
  const serverClock = keepServerClock({
    serverTime: new HttpServerTime(http),
    clock: device,
    monotonic: device,
    pageLife,
  });
  const left: (number | null)[] = [];
  const exam = anExam({ startedAt: '2026-03-02T02:00:00.000Z', minutes: 60 });
  const watching = watchCountdown({ serverClock, clock: device, pageLife })(exam);
  const subscription = watching.subscribe(({ remaining }) => left.push(remaining));
  await vi.waitFor(() => expect(left.at(-1)).not.toBeNull());
  subscription.unsubscribe();
  expect(left.at(-1)).toBe(45 * 60_000);
});
