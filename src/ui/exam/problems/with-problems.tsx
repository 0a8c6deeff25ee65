import { type ReactNode, useMemo } from 'react';
import type { Exam } from '../../../domain/exam/exam.ts';
import { problemsOf } from '../../../domain/exam/question-problem.ts';
import { useProblemDesk } from '../public/use-problem-desk.ts';
import { type Problems, ProblemsContext } from './problems-context.ts';

export const WithProblems = ({ exam, children }: { readonly exam: Exam; readonly children: ReactNode }) => {
  const { desk, kept } = useProblemDesk(exam.trxId);
  const problems = useMemo<Problems | null>(
    () =>
      desk && {
        exam,
        list: problemsOf(exam.id, kept, exam.problems),
        report: ({ id }, problem) => desk.report({ ...problem, examId: exam.id, questionId: id }),
      },
    [desk, exam, kept],
  );
  return <ProblemsContext value={problems}>{children}</ProblemsContext>;
};
