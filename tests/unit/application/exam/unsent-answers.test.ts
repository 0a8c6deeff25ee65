import { expect, it } from 'vitest';
import { subjectOfAttempt } from '../../../../src/application/exam/attempt/attempt-key.ts';
import { isUnopened, versionsOf } from '../../../../src/application/exam/attempt/stored-answer.ts';
import { unsentAnswers } from '../../../../src/application/exam/attempt/unsent-answers.ts';
import { unsentAnswersOfExam } from '../../../../src/application/exam/attempt/unsent-answers-of-exam.ts';
import type { StoredDraft } from '../../../../src/application/ports/device/draft-store.ts';
import { aVersion } from '../../../builders/answers.ts';
import { contentOf } from '../../../fakes/draft-fakes.ts';
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

const wrongs: readonly object[] = [
  ...[{ value: 7 }, { doubtful: 'ya' }, { device: null }, { refusal: 7 }],
  ...[{ revision: -1 }, { revision: 0 }, { revision: 1.5 }, { revision: '2' }, { base: -1 }, { base: 0.5 }],
  ...[{ answeredAt: 'kemarin' }, { answeredAt: 5 }],
];
it.each<[unknown]>([[null], [[null]], ...wrongs.map((wrong): [unknown] => [[{ ...answer('a'), ...wrong }]])])(
  'an invalid answer is ignored: %j',
  async (versions) => {
    expect((await found({ [`TRX-1/UJ-1/${start}/S1`]: versions })).exams).toEqual([]);
    const content = contentOf({ versions });
    expect(isUnopened({ content, unopened: 0 })).toBe(true);
  },
);

it.each([
  [null, 1, true],
  [null, 0, false],
  [contentOf({}), 0, true],
  [contentOf({ versions: [] }), 0, false],
  [contentOf({ versions: [answer('a')] }), 0, false],
  [contentOf({ versions: [answer('a'), null] }), 0, true],
])('a draft has something that cannot be read, or not: %j, %i unopened', (content, unopened, is) => {
  expect(isUnopened({ content, unopened })).toBe(is);
});

it('an answer has each of its stored versions once, also those found beside the ones in memory', () => {
  const [one, two, three] = [1, 2, 3].map((revision) => aVersion(`${revision}`, { revision }));
  const draft = { revision: 'r', durable: true, savedAt: 0, unopened: 0 };
  const of = (...versions: unknown[]) => ({ ...draft, content: contentOf({ versions }) });
  const sent = { ...two, refusal: 'Terlambat' };
  expect(versionsOf({ ...of(one, two), beside: of(sent, three) })).toEqual([one, two, three]);
  expect(versionsOf({ ...of(one), beside: { ...draft, content: null } })).toEqual([one]);
  expect(versionsOf(of(one))).toEqual([one]);
});

it.each(['2026-03-02T02:00:00Z', '2026-03-02T02:00:00.900Z'])(
  'an attempt is named by the second of its start, so that other versions of the portal find it: %s',
  (startedAt) => {
    expect(subjectOfAttempt({ trxId: 'TRX-1', id: 'UJ-1', startedAt })).toBe('TRX-1/UJ-1/1772416800');
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
