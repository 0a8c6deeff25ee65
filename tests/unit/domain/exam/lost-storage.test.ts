import { expect, it } from 'vitest';
import { edited, emptyEntry } from '../../../../src/domain/exam/answer-entry.ts';
import { type AnswerRecord, noAnswer, withRecord } from '../../../../src/domain/exam/answer-record.ts';
import { lose } from '../../../../src/domain/exam/attempt-answers.ts';
import type { ExamAttempt } from '../../../../src/domain/exam/attempt-state.ts';

const unsent = edited(emptyEntry, { value: 'A' }, { device: 'd', answeredAt: '2026-03-10T02:00:00.000Z' });
const kept = unsent.pending.map(({ revision, device }) => ({ revision, device }));

/** The answer after the device's storage was lost. */
const afterLoss = (change: Partial<AnswerRecord>) => {
  const before = withRecord(noAnswer, { unwritten: false, ...change });
  const attempt = { questions: ['1'], records: new Map([['1', before]]) } as unknown as ExamAttempt;
  return { before, after: lose(attempt).records.get('1') };
};

it('an answer that the server does not have is only in memory, and must be written again, whether it was stored or not', () => {
  for (const stored of [kept, []])
    expect(afterLoss({ entry: unsent, kept: stored }).after).toMatchObject({
      kept: [],
      inMemory: true,
      unwritten: true,
      view: { value: 'A', phase: 'saving' },
    });
});

it('an answer that the server has is not written again for its lost copy, unless it was to be written anyway', () => {
  expect(afterLoss({ kept }).after).toMatchObject({ kept: [], inMemory: false, unwritten: false });
  expect(afterLoss({ kept, unwritten: true }).after).toMatchObject({ kept: [], inMemory: false, unwritten: true });
});

it('a question without an answer stays as it is', () => {
  const { before, after } = afterLoss({ unwritten: true, inMemory: true });
  expect(after).toBe(before);
});
