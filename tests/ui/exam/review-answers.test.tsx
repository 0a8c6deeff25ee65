import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnswerView } from '../../../src/domain/exam/answer-record.ts';
import type { Question } from '../../../src/domain/exam/question.ts';
import { ReviewAnswers } from '../../../src/ui/exam/review/review-answers.tsx';
import { showWith } from '../show-with.tsx';

const options = [
  { value: 'A', html: 'Array' },
  { value: 'B', html: '<p>Peta (<em>map</em>)</p>' },
];
const questions: readonly Question[] = [
  { kind: 'choice', id: 'q1', no: 1, html: 'Satu', options },
  { kind: 'essay', id: 'q2', no: 2, html: 'Dua', longest: null },
  { kind: 'choice', id: 'q3', no: 3, html: 'Tiga', options },
];
const view = (value: string, doubtful = false): AnswerView => ({
  ...{ value, doubtful, phase: 'sent', refusal: null, others: [] },
});
const long = 'Kata '.repeat(40);

it('the review shows each answer by letter and text or by its first words, marks empty and doubtful ones, and links to each question', () => {
  const onGo = vi.fn();
  const answers = new Map([
    ['q1', view('B', true)],
    ['q2', view(long)],
  ]);
  showWith(<ReviewAnswers questions={questions} answers={answers} onGo={onGo} />);
  const rows = screen.getAllByRole('button');
  expect(rows[0]?.textContent).toBe('Soal 1B. Peta (map)Ragu-ragu');
  expect(rows[1]?.textContent).toMatch(/^Soal 2(Kata ){15,17}Kata …$/);
  expect(rows[2]?.textContent).toBe('Soal 3Belum dijawabKosong');
  for (const row of rows) fireEvent.click(row);
  expect(onGo.mock.calls).toEqual([[0], [1], [2]]);
});
