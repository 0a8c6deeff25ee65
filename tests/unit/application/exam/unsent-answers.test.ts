import { expect, it } from 'vitest';
import { subjectOfAttempt } from '../../../../src/application/exam/attempt/attempt-key.ts';
import { emergencyCopyName } from '../../../../src/application/exam/attempt/emergency-copy.ts';
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

const found = (stored: Readonly<Record<string, unknown>>, durable = true) => {
  const drafts = new Map<string, StoredDraft>(
    Object.entries(stored).map(([subject, versions]) => [
      subject,
      { revision: 'r', durable: true, savedAt: 0, unopened: 0, content: { values: { versions }, files: new Map() } },
    ]),
  );
  const readAll = async (user: string, form: string, prefix: string) => ({
    durable,
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

it.each<[known: boolean, string, versions: unknown[], durable?: boolean]>([
  [true, 'where each can be read', [[answer('a')], [answer('b')]]],
  [true, 'where there is none', []],
  [false, 'where one of them cannot be read', [[answer('a')], [null]]],
  [false, 'without a storage', [], false],
])('whether all unsent answers are known is %s %s', async (known, _, versions, durable) => {
  const drafts = Object.fromEntries(versions.map((each, index) => [`TRX-1/UJ-1/${start}/S${index}`, each]));
  expect((await found(drafts, durable)).known).toBe(known);
});

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
    drafts,
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

it.each<[string, versions: unknown[], fails: boolean, left: object | null]>([
  ['has none', [], false, null],
  ['has one that cannot be read', [null], false, { count: 0, certain: false, copy: '' }],
  ['has one that can be read and one that cannot', [version('a'), null], false, { count: 1, certain: true }],
  ['does not answer', [version('a')], true, { count: 0, certain: false, copy: '' }],
])('tells nothing as certain that a storage does not show, which %s', async (_, versions, fails, left) => {
  const { drafts, of } = device([stored('eka', `TRX-1/UJ-1/${start}/S1`, ...versions)]);
  drafts.fails = fails;
  const found = await of();
  if (left) expect(found).toMatchObject(left);
  else expect(found).toBeNull();
});

it('does not ask the server where nothing is left on the device', async () => {
  const { server, of } = device([]);
  expect([await of(), server.calls]).toEqual([null, []]);
});

it.each([
  ['some other answer', 'S2', true],
  ['none', null, false],
])('is certain that the server lacks an answer where it shows %s', async (_, shown, certain) => {
  const { server, of } = device([stored('eka', `TRX-1/UJ-1/${start}/S1`, version('a', { refusal: null }))]);
  const { base, refusal, ...current } = version('b');
  if (shown) server.held.set(shown, { current, others: [] });
  expect(await of()).toMatchObject({ count: 1, certain });
});

it('the name of a copy is safe as the name of a file', () => {
  expect(emergencyCopyName({ trxId: 'TRX/2026/ 1', id: 'UJ_1.a' })).toBe(
    'jawaban-belum-terkirim-TRX-2026-1-UJ_1.a.json',
  );
});
