import { describe, expect, it } from 'vitest';
import { batches } from '../../../../src/domain/exam/batches.ts';
import type { AnswerToSave } from '../../../../src/domain/exam/question.ts';
import { toSave as answer } from '../../../builders/answers.ts';

const answers = (...ids: string[]) => ids.map((id) => answer(id));
const idsOf = (sent: readonly AnswerToSave[]) => sent.map(({ questionId }) => questionId);

describe('answers that are sent together', () => {
  it('are all of them in the first call, fifty at most', () => {
    const many = answers(...Array.from({ length: 60 }, (_, number) => `q${number}`));
    for (const count of [3, 50]) expect(batches().next(many.slice(0, count))).toHaveLength(count);
    expect(batches().next(many)).toEqual(many.slice(0, 50));
  });

  it('have at most 100 000 characters, but a longer answer is sent alone', () => {
    const half = 'x'.repeat(50_000);
    expect(idsOf(batches().next([answer('q1', half), answer('q2', half)]))).toEqual(['q1', 'q2']);
    expect(idsOf(batches().next([answer('q1', half), answer('q2', `${half}x`)]))).toEqual(['q1']);
    expect(idsOf(batches().next([answer('q1', half.repeat(3)), answer('q2')]))).toEqual(['q1']);
  });
});

describe('after a call with several answers has failed', () => {
  const failed = () => {
    const batch = batches();
    batch.failed(answers('q1', 'q2', 'q3'));
    return batch;
  };

  it('each answer is sent alone, until one has arrived', () => {
    const batch = failed();
    expect(idsOf(batch.next(answers('q1', 'q2', 'q3')))).toEqual(['q1']);
    batch.succeeded(answers('q1'));
    expect(idsOf(batch.next(answers('q2', 'q3')))).toEqual(['q2', 'q3']);
  });

  it('an answer that fails alone waits until the others have arrived', () => {
    const batch = failed();
    batch.failed(answers('q1'));
    expect(idsOf(batch.next(answers('q1', 'q2', 'q3')))).toEqual(['q2']);
    batch.succeeded(answers('q2'));
    expect(idsOf(batch.next(answers('q1', 'q3', 'q4')))).toEqual(['q3', 'q4']);
    batch.succeeded(answers('q3', 'q4'));
    expect(idsOf(batch.next(answers('q1')))).toEqual(['q1']);
  });

  it('answers that fail alone take turns, and one that has arrived no longer delays any', () => {
    const batch = failed();
    for (const id of ['q1', 'q2', 'q1']) batch.failed(answers(id));
    expect(idsOf(batch.next(answers('q1', 'q2')))).toEqual(['q2']);
    batch.succeeded(answers('q2'));
    expect(idsOf(batch.next(answers('q1', 'q2')))).toEqual(['q2']);
    expect(idsOf(batch.next(answers('q1')))).toEqual(['q1']);
  });
});
