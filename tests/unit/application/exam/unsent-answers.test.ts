import { expect, it } from 'vitest';
import { unsentAnswers } from '../../../../src/application/exam/attempt/unsent-answers.ts';
import { unsentAnswersOfExam } from '../../../../src/application/exam/attempt/unsent-answers-of-exam.ts';
import type { StoredDraft } from '../../../../src/application/ports/device/draft-store.ts';
import { aVersion } from '../../../builders/answers.ts';
import { ExamServer, examBrowser } from '../../../fakes/exam-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const answer = (value: string, refusal: string | null = null) => aVersion(value, { refusal });
const start = Date.parse('2026-03-02T02:00:00Z') / 1_000;

const found = (stored: Readonly<Record<string, unknown>>) => {
  const drafts = new Map<string, StoredDraft>(
    Object.entries(stored).map(([subject, versions]) => [
      subject,
      { revision: 'r', durable: true, savedAt: 0, unopened: 0, content: { values: { versions }, files: new Map() } },
    ]),
  );
  const readAll = async (user: string, form: string, prefix: string) => ({
    durable: true,
    drafts: user === '7' && form === 'exam' && prefix === '' ? drafts : new Map<string, never>(),
  });
  return unsentAnswers({ drafts: { readAll }, clock: { now: () => Date.parse('2026-03-02T03:00:00Z') } })('7');
};

it('the unsent answers of a person are counted by exam, one for each question, and copied', async () => {
  const { exams } = await found({
    [`TRX-1/UJ-1/${start}/S1`]: [answer('a'), answer('b')],
    [`TRX-1/UJ-1/${start}/S/2`]: [answer('c', 'Terlambat')],
    [`TRX-1/UJ-2/${start}/S1`]: [answer('d')],
    [`TRX/2026/1/UJ-1/${start}/S1`]: [answer('e')],
    'TRX-3/UJ-1/NaN/S1': [answer('f')],
  });
  expect(exams.map(({ trxId, id, count }) => [trxId, id, count])).toEqual([
    ['TRX-1', 'UJ-1', 2],
    ['TRX-1', 'UJ-2', 1],
    ['TRX/2026/1', 'UJ-1', 1],
    ['TRX-3', 'UJ-1', 1],
  ]);
  expect(JSON.parse(exams[0]?.copy ?? '')).toEqual({
    trxId: 'TRX-1',
    examId: 'UJ-1',
    savedAt: '2026-03-02T03:00:00.000Z',
    answers: [
      { questionId: 'S1', ...answer('a') },
      { questionId: 'S1', ...answer('b') },
      { questionId: 'S/2', ...answer('c', 'Terlambat') },
    ],
  });
});

it.each([['nonsense'], ['TRX-1/UJ-1']])('a draft without an answer is ignored: %j', async (subject) => {
  expect((await found({ [subject]: [answer('a')] })).exams).toEqual([]);
});

it.each([[null], [[null, { value: 7 }]], [[{ ...answer('a'), revision: -1 }]]])(
  'an invalid answer is ignored: %j',
  async (versions) => {
    expect((await found({ [`TRX-1/UJ-1/${start}/S1`]: versions })).exams).toEqual([]);
  },
);

it('a storage that fails is not known to be empty', async () => {
  const drafts = { readAll: () => Promise.reject(new Error('gone')) };
  expect(await unsentAnswers({ drafts, clock: { now: () => 0 } })('7')).toEqual({ exams: [], known: false });
});

const version = (value: string, rest: object = {}) => aVersion(value, { refusal: 'Terlambat', ...rest });

const device = (stored: readonly (readonly [user: string, subject: string, values: unknown])[]) => {
  const clock = new FakeDevice();
  const server = new ExamServer(clock, ['S1', 'S2']);
  server.latency = 0;
  const { drafts, serverClock, deps } = examBrowser(clock, server);
  for (const [user, subject, values] of stored)
    drafts.stored.set(JSON.stringify([user, 'exam', subject]), {
      revision: 'r',
      savedAt: 0,
      content: { values, files: new Map() },
    });
  const find = unsentAnswersOfExam({ ...deps(), drafts: drafts.page(), serverClock });
  return {
    clock,
    server,
    of: async (user = 'eka', startedAt: string | null = server.exam.startedAt) => {
      const left = find(user, { ...server.exam, startedAt });
      await clock.pass(100);
      return left;
    },
  };
};
const stored = (user: string, subject: string, ...versions: readonly unknown[]) =>
  [user, subject, { versions }] as const;
const valuesOf = (copy = '{"answers":[]}') =>
  JSON.parse(copy).answers.map(({ questionId, value }: Record<string, string>) => `${questionId} ${value}`);

it('finds the answers of this person from any start of this exam, and counts the questions', async () => {
  const left = await device([
    stored('eka', `TRX-1/UJ-1/${start}/S1`, version('a'), version('b', { device: 'A-2' })),
    stored('eka', `TRX-1/UJ-1/${start}/S/2`, version('c')),
    stored('eka', `TRX-1/UJ-1/${start - 60}/S1`, version('of an earlier start')),
    stored('eka', `TRX-1/UJ-10/${start}/S1`, version('of another exam')),
    stored('budi', `TRX-1/UJ-1/${start}/S1`, version('of somebody else')),
  ]).of();
  expect([left?.count, valuesOf(left?.copy)]).toEqual([2, ['S1 a', 'S1 b', 'S/2 c', 'S1 of an earlier start']]);
});

it('finds the answers of any start where the server no longer names a start', async () => {
  const { of } = device([
    stored('eka', `TRX-1/UJ-1/${start}/S1`, version('a')),
    stored('eka', `TRX-1/UJ-1/${start - 60}/S1`, version('b')),
  ]);
  expect((await of('eka', null))?.count).toBe(1);
});

it('leaves out the answers that the server has, and while the server cannot be asked is certain only of a refusal', async () => {
  const { server, of } = device([
    stored('eka', `TRX-1/UJ-1/${start}/S1`, version('taken', { refusal: null })),
    stored('eka', `TRX-1/UJ-1/${start}/S2`, version('refused')),
  ]);
  const { base, refusal, ...taken } = version('taken');
  server.held.set('S1', { current: taken, others: [] });
  expect(await of()).toMatchObject({ count: 1, certain: true });
  server.online = false;
  expect(await of()).toMatchObject({ count: 2, certain: false });
  const alone = device([stored('eka', `TRX-1/UJ-1/${start}/S2`, version('refused'))]);
  alone.server.online = false;
  expect(await alone.of()).toMatchObject({ count: 1, certain: true });
});
