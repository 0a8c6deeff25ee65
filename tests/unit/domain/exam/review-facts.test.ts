import { expect, it } from 'vitest';
import type { AnswerView } from '../../../../src/domain/exam/answer-record.ts';
import { reviewFacts } from '../../../../src/domain/exam/review-facts.ts';
import { anEssay, aVersion as version } from '../../../builders/answers.ts';

const view = (rest: Partial<AnswerView>): AnswerView => ({
  value: 'isi',
  doubtful: false,
  phase: 'sent',
  refusal: null,
  others: [],
  ...rest,
});

it('the review lists empty, doubtful, conflicting, changed and refused answers by their position; an equal value is no conflict', () => {
  const facts = reviewFacts(
    [1, 2, 3, 4, 5, 6].map((no) => anEssay(`q${no}`, no)),
    new Map([
      ['q1', view({ others: [version('isi')] })],
      ['q2', view({ value: '', doubtful: true, phase: 'empty' })],
      ['q3', view({ others: [version('lain'), version('isi')] })],
      ['q4', view({ phase: 'refused', refusal: 'Terlambat' })],
      ['q5', view({ phase: 'changed', others: [version('teks server')] })],
      ['q6', view({ value: '', phase: 'refused', refusal: 'Terlambat' })],
    ]),
  );
  const places = (list: readonly { readonly index: number }[]) => list.map(({ index }) => index);
  expect(facts.answered).toBe(3); // a refused answer is neither answered nor empty
  expect(places(facts.empty)).toEqual([1]);
  expect(places(facts.changed)).toEqual([4]);
  expect(places(facts.doubtful)).toEqual([1]);
  expect(facts.contested.map(({ index, others }) => [index, others.map(({ value }) => value)])).toEqual([
    [2, ['lain']],
  ]);
  expect(facts.refused.map(({ index, reason }) => [index, reason])).toEqual([
    [3, 'Terlambat'],
    [5, 'Terlambat'],
  ]);
});
