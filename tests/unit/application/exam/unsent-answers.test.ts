import { expect, it } from 'vitest';
import { unsentAnswers } from '../../../../src/application/exam/attempt/unsent-answers.ts';
import type { StoredDraft } from '../../../../src/application/ports/device/draft-store.ts';

const answer = (value: string, refusal: string | null = null) => ({
  value,
  doubtful: false,
  revision: 1,
  device: 'A-1',
  answeredAt: '2026-03-02T02:10:00.000Z',
  base: 0,
  refusal,
});
const start = Date.parse('2026-03-02T02:00:00Z') / 1_000;

/** What is found on a device with these drafts of answers, by their subject. */
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
  const exams = await found({
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

it.each([['nonsense'], ['TRX-1/UJ-1'], [`TRX-1/UJ-1/${start}/`], [`/UJ-1/${start}/S1`]])(
  'a draft that names no answer is none: %j',
  async (subject) => {
    expect(await found({ [subject]: [answer('a')] })).toEqual([]);
  },
);

it.each([[null], ['x'], [[{ value: 7 }]], [[]]])('what is no answer is none: %j', async (versions) => {
  expect(await found({ [`TRX-1/UJ-1/${start}/S1`]: versions })).toEqual([]);
});

it('a storage that fails holds none', async () => {
  const drafts = { readAll: () => Promise.reject(new Error('gone')) };
  expect(await unsentAnswers({ drafts, clock: { now: () => 0 } })('7')).toEqual([]);
});
