import type { AttemptDeps } from '../../src/application/exam/attempt/attempt-effects.ts';
import { runExamAttempt } from '../../src/application/exam/attempt/run-exam-attempt.ts';
import type { RunningAttempt } from '../../src/application/exam/attempt/running-attempt.ts';
import { ExamServer, examBrowser } from './exam-fakes.ts';
import type { MakeLocks } from './tab-fakes.ts';
import { FakeDevice } from './time-fakes.ts';

export const user = '1005';
export const second = 1_000;
export const minute = 60 * second;
/** Enough for answers to be collected and sent. */
export const sending = 12 * second;

export const attemptWorld = (questionIds: readonly string[] = ['S1', 'S2', 'S3'], locks?: MakeLocks) => {
  const device = new FakeDevice();
  const server = new ExamServer(device, questionIds);
  const browser = examBrowser(device, server, 'A', locks);
  const open = async (
    own: Partial<AttemptDeps> = {},
    { exam = server.exam, patience = 150 } = {},
  ): Promise<RunningAttempt> => {
    const attempt = runExamAttempt({ ...browser.deps(), ...own })({ exam, content: server.blankContent, user });
    await device.pass(patience);
    return attempt;
  };
  const submit = async (attempt: RunningAttempt, patience = 10 * second) => {
    const asked = attempt.submit();
    await device.pass(patience);
    return asked;
  };
  const stored = (): string[] =>
    [...browser.drafts.stored]
      .filter(([name]) => name.includes('"exam"'))
      .flatMap(([, { content }]) => (content.values as { versions?: { value: string }[] }).versions ?? [])
      .map(({ value }) => value);
  const logged = (): unknown[] =>
    [...browser.drafts.stored.values()].flatMap(
      ({ content }) => (content.values as { log?: { event: string }[] }).log?.map(({ event }) => event) ?? [],
    );
  const calls = (name: string) => server.calls.filter((call) => call.startsWith(name));
  const values = () => server.questionIds.map((id) => server.valueOf(id));
  return { device, server, browser, open, submit, stored, logged, calls, values };
};

export const openAttempt = async () => {
  const world = attemptWorld();
  return { ...world, attempt: await world.open() };
};

/** Opens an attempt. The network is away, so the answer to S1 reaches the server after the deadline. */
export const openWithLateAnswer = async () => {
  const world = await openAttempt();
  const { attempt, device, server } = world;
  server.online = false;
  attempt.answer('S1', 'a');
  await device.pass(63 * minute);
  server.online = true;
  await device.wake('online');
  await device.pass(second);
  return world;
};

export const valueIn = (attempt: RunningAttempt, id: string) => attempt.state.value.answers.get(id)?.value;
export const phaseOf = (attempt: RunningAttempt, id: string) => attempt.state.value.answers.get(id)?.phase;
