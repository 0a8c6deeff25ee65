import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { AnswerToSave } from '../../../../src/domain/exam/question.ts';
import {
  attemptWorld,
  minute,
  openAttempt,
  openWithLateAnswer,
  phaseOf,
  second,
  sending,
} from '../../../fakes/attempt-world.ts';
import type { ExamServer } from '../../../fakes/exam-fakes.ts';

const all = ['S1', 'S2', 'S3'];

/** An attempt behind a firewall that stops calls with one of the `bad` answers, until it has stopped `most` of them. */
const behindWall = async (partialSaves: boolean, bad: readonly string[], answered = all, most = 99) => {
  const world = attemptWorld();
  const { device, server, open } = world;
  const tried: number[] = [];
  let stopped = 0;
  const pass = (answers: readonly AnswerToSave[]): void => {
    if (!answers.some(({ questionId }) => bad.includes(questionId)) || stopped >= most) return;
    stopped += 1;
    throw new ApiFailure({ kind: 'http', status: 403 });
  };
  const attempt = await open({
    partialSaves,
    exams: {
      exams: (trxId) => server.exams(trxId),
      content: (exam) => server.content(exam),
      save: async (exam, answers) => {
        pass(answers);
        return server.save(exam, answers);
      },
      submit: async (exam, answers, digest, key) => {
        tried.push(device.world);
        pass(answers);
        return server.submit(exam, answers, digest, key);
      },
    },
  });
  for (const id of answered) attempt.answer(id, `jawaban ${id}`);
  await device.pass(second);
  return { ...world, attempt, secondsOfTries: () => tried.map((at) => Math.round((at - (tried[0] ?? 0)) / second)) };
};

describe('a hand-in where a firewall stops an answer', () => {
  it.each<[string, Parameters<typeof behindWall>, kind: string, taken: string[], tries: number[]]>([
    ['leaves out the one that saves found', [true, ['S2']], 'submitted', ['S1', 'S3'], [0, 0]],
    ['fails at once where saves found the only one', [true, ['S2'], ['S2']], 'failed', [], [0]],
    ['leaves out one, after three more tries', [false, ['S2']], 'submitted', ['S1', 'S3'], [0, 2, 5, 11, 11, 11]],
    ['leaves out two if it must', [false, ['S1', 'S2']], 'submitted', ['S3'], [0, 2, 5, 11, 11, 11, 11, 11]],
    ['leaves out nothing if the obstacle passes', [false, ['S2'], all, 2], 'submitted', all, [0, 2, 5]],
    ['fails where each is stopped', [false, all], 'failed', [], [0, 2, 5, 11, 11, 11, 11, 11, 11, 11]],
    ['fails where the only one is stopped', [false, ['S2'], ['S2']], 'failed', [], [0, 2, 5, 11]],
  ])('after the end of the time %s', async (_, wall, kind, taken, tries) => {
    const { attempt, server, submit, secondsOfTries } = await behindWall(...wall);
    attempt.lock(true);
    expect((await submit(attempt, minute)).kind).toBe(kind);
    expect([all.filter((id) => server.valueOf(id)), secondsOfTries()]).toEqual([taken, tries]);
  });

  it.each([true, false])('leaves the choice to the candidate before that (saves: %s)', async (saves) => {
    const { attempt, submit, secondsOfTries } = await behindWall(saves, ['S2']);
    expect(await submit(attempt, minute)).toMatchObject({ kind: 'blocked', certain: saves });
    expect(secondsOfTries()).toEqual([0]);
  });
});

it('a hand-in that may have arrived stays unknown while nobody can say what became of it', async () => {
  const { attempt, device, server, submit } = await openAttempt();
  attempt.answer('S1', 'a');
  await device.pass(sending);
  server.faults = [{ takes: 0 }, 'acceptThenDrop', 'network'];
  expect((await submit(attempt)).kind).toBe('unknown');
  server.online = false;
  expect((await submit(attempt)).kind).toBe('unknown');
  server.online = true;
  expect((await submit(attempt)).kind).toBe('alreadySubmitted');
});

describe('a hand-in', () => {
  it('is cancelled in a tab that only reads', async () => {
    const { open, submit, calls } = attemptWorld();
    await open();
    const reading = await open();
    expect(await submit(reading)).toMatchObject({ kind: 'failed', error: { kind: 'cancelled' } });
    expect(calls('')).toEqual([]);
  });

  it('is cancelled by leaving the page before it is sent, and the answers stay', async () => {
    const { attempt, device, server, stored, calls } = await openAttempt();
    attempt.answer('S1', 'a');
    server.latency = 3 * second;
    const asked = attempt.submit();
    await device.pass(second);
    void attempt.close();
    await device.pass(minute);
    expect(await asked).toMatchObject({ kind: 'failed', error: { kind: 'cancelled' } });
    expect([calls('submit'), stored()]).toEqual([[], ['a']]);
  });
});

describe('answers that a server could not save', () => {
  it.each([
    ['are sent at once when the candidate looks at the page again', 'visible', undefined, 100, 'sent'],
    [
      'wait some seconds when the network is back, as it may be for a whole room',
      'online',
      undefined,
      3 * second,
      'failing',
    ],
    ['are sent then', 'online', undefined, 5 * second, 'sent'],
    ['wait as the server asks when the candidate looks at the page again', 'visible', 60, 5 * second, 'failing'],
  ] as const)('%s', async (_, sign, retryAfterSeconds, ms, phase) => {
    const { attempt, device, server } = await openAttempt();
    server.faults = Array(9).fill({ status: 503, retryAfterSeconds });
    attempt.answer('S1', 'a');
    await device.pass(minute);
    server.faults = [];
    await device.wake(sign);
    await device.pass(ms);
    expect(phaseOf(attempt, 'S1')).toBe(phase);
  });
});

describe('an exam that is read again', () => {
  it.each([
    ['with a later end takes an answer that was late', 30, 'sent'],
    ['with the same end does not', 0, 'refused'],
  ] as const)('%s', async (_, extraMinutes, phase) => {
    const { attempt, device, server, calls } = await openWithLateAnswer();
    expect(phaseOf(attempt, 'S1')).toBe('refused');
    server.calls = [];
    server.extraMinutes = extraMinutes;
    attempt.renew(server.exam);
    await device.pass(sending);
    expect([phaseOf(attempt, 'S1'), calls('save').length]).toEqual([phase, phase === 'sent' ? 1 : 0]);
  });
});

it.each<[string, change: Partial<Pick<ExamServer, 'faults' | 'locked'>>]>([
  ['is locked', { locked: true }],
  ['takes not even the answer that it has', { faults: ['forbidden', { takes: 0 }, 'forbidden'] }],
])('an exam that %s on the server is closed, and no answer counts as refused', async (_, change) => {
  const { attempt, device, server } = await openAttempt();
  attempt.answer('S1', 'a');
  await device.pass(sending);
  Object.assign(server, change);
  attempt.answer('S2', 'b');
  await device.pass(sending);
  expect(attempt.state.value).toMatchObject({ closed: { status: 403 }, refused: 0, unsent: 1 });
});

it('an answer carries the server’s time, even if the clock of the device is wrong', async () => {
  const { attempt, device, server } = await openAttempt();
  device.setClock(20 * minute);
  const at = new Date(device.world).toISOString();
  attempt.answer('S1', 'a');
  await device.pass(sending);
  expect(server.taken).toMatchObject([{ value: 'a', answeredAt: at }]);
});

it('an answer is sent by the tab that has taken over, and by no other', async () => {
  const { device, server, open, calls } = attemptWorld();
  const first = await open();
  const next = await open();
  server.online = false;
  first.answer('S1', 'a');
  await device.pass(sending);
  void next.takeOver();
  await device.pass(2 * second);
  server.online = true;
  server.calls = [];
  await device.pass(2 * minute);
  expect([server.valueOf('S1'), calls('save').length]).toEqual(['a', 1]);
});

describe('the view of an attempt', () => {
  it('reaches a subscriber once for each change, and does not change after the page is left', async () => {
    const { attempt, device } = await openAttempt();
    let told = -1; // a new subscriber gets the last one
    attempt.state.subscribe(() => {
      told += 1;
    });
    attempt.lock(false);
    expect(told).toBe(0);
    attempt.lock(true);
    expect(told).toBe(1);
    void attempt.close();
    await device.pass(second);
    const before = attempt.state.value;
    attempt.lock(false);
    expect(attempt.state.value).toBe(before);
  });
});

it('the last keystrokes are on the device as soon as the page asks for it', async () => {
  const { attempt, device, stored } = await openAttempt();
  attempt.answer('S1', 'a');
  await device.pass(10);
  attempt.answer('S1', 'ab');
  void attempt.flush();
  await device.pass(10);
  expect(stored()).toEqual(['ab']);
});
