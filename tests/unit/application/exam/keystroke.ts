import { Session } from 'node:inspector/promises';
import { runExamAttempt } from '../../../../src/application/exam/attempt/run-exam-attempt.ts';
import { ExamServer, examBrowser } from '../../../fakes/exam-fakes.ts';
import { FakeDevice, serverClockOn } from '../../../fakes/time-fakes.ts';

/** Returns the paths of the application files that run between a keystroke and the server's acknowledgement. */
export const filesOfKeystroke = async (): Promise<readonly string[]> => {
  const device = new FakeDevice();
  const server = new ExamServer(device, ['S1', 'S2']);
  const { exam, blankContent: content } = server;
  const serverClock = serverClockOn(device, async () => device.world);
  const watch = serverClock.state.subscribe();
  const attempt = runExamAttempt({ ...examBrowser(device, server).deps(), serverClock })({
    exam,
    content,
    user: '1005',
  });
  await device.pass(5_000);

  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  attempt.answer('S1', 'a');
  await device.pass(12_000);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();

  if (attempt.state.value.answers.get('S1')?.phase !== 'sent') throw new Error('The answer has not arrived.');
  watch.unsubscribe();
  void attempt.close();
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .flatMap(({ url }) => /src\/application\/(.+\.ts)/.exec(url)?.[1] ?? [])
    .sort();
};
