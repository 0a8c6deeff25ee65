import { use } from 'react';
import type { Question } from '../../../domain/exam/question.ts';
import { politely } from '../../kit/components/feedback/politely.ts';
import { ProblemList } from '../public/problem-list.tsx';
import { ProblemsContext } from './problems-context.ts';

/** The reports on this question, announced when one is noted or decided. */
export const QuestionProblems = ({ question }: { readonly question: Question }) => {
  const problems = use(ProblemsContext);
  if (!problems) return null;
  const own = problems.list.filter(({ questionId }) => questionId === question.id);
  return (
    <div {...politely}>
      {own.length > 0 && <ProblemList problems={own} label={`Laporan Anda tentang soal ${question.no}`} />}
    </div>
  );
};
