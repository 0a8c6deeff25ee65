import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { timeTokens } from '../../../../src/application/time/tokens.ts';
import type { Question } from '../../../../src/domain/exam/question.ts';
import { PracticalWork } from '../../../../src/ui/exam/practical/practical-work.tsx';
import { ExamSlotsContext } from '../../../../src/ui/exam/public/exam-bar.tsx';
import { useSheet } from '../../../../src/ui/exam/questions/use-sheet.ts';
import { practiceAnswers } from '../../../../src/ui/exam/rehearsal/practice-answers.ts';
import { anExam } from '../../../builders/exam.ts';
import { SetServerClock } from '../../../fakes/time-fakes.ts';
import { FakeServices, showWith } from '../../show-with.tsx';
import { examsOf } from '../exams-of.ts';

const asked = (no: number): Question => ({ kind: 'essay', id: `q${no}`, no, html: `Uraikan ${no}`, longest: 100 });
const exam = anExam({ id: 'amati', kind: 'observation', type: null });
const source = practiceAnswers();

const Page = ({ questions, onReview }: { questions: readonly Question[]; onReview: () => void }) => {
  const [foot, setFoot] = useState<Element | null>(null);
  const content = {
    examId: 'amati',
    trxId: 'TRX-1',
    instructionsHtml: '<p>Buat satu halaman.</p>',
    scenarioHtml: null,
    steps: [],
    units: [],
    questions,
    answers: [],
  };
  const rest = { all: examsOf([exam]), exam, content, source, disabled: false, elsewhere: false, onReview };
  return (
    <>
      <ExamSlotsContext value={{ title: null, beside: null, below: null, foot }}>
        <PracticalWork {...rest} sheet={useSheet(questions.length)} />
      </ExamSlotsContext>
      <footer ref={setFoot} />
    </>
  );
};

const show = (questions: readonly Question[]) => {
  const onReview = vi.fn();
  const services = new FakeServices().with(timeTokens.serverClock, new SetServerClock());
  showWith(<Page questions={questions} onReview={onReview} />, { services });
  return onReview;
};

it('an observation has its way to the next question below the question, not at the foot of the page', async () => {
  show([asked(1), asked(2)]);
  const section = within(screen.getByRole('region', { name: 'Pertanyaan pendukung' }));
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.queryByRole('button', { name: /Berikutnya|Ragu-ragu/ })).toBeNull();
  await act(async () => void fireEvent.click(section.getByRole('button', { name: 'Berikutnya' })));
  expect(section.getByText('Uraikan 2')).toBeTruthy();
});

it.each([
  ['with questions', [asked(1)]],
  ['without questions', []],
])('an observation %s has one button that leads to the submission', async (_, questions) => {
  const onReview = show(questions);
  const foot = within(screen.getByRole('contentinfo'));
  expect(screen.getAllByRole('button', { name: 'Periksa dan kumpulkan' })).toHaveLength(1);
  await act(async () => void fireEvent.click(foot.getByRole('button', { name: 'Periksa dan kumpulkan' })));
  expect(onReview).toHaveBeenCalledTimes(1);
});
