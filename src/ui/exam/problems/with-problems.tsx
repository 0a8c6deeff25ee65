import { type ReactNode, useMemo } from 'react';
import type { Exam } from '../../../domain/exam/exam.ts';
import { problemsOf } from '../../../domain/exam/question-problem.ts';
import { useAlertsView } from '../../core/alerts/alerts-view.ts';
import { useProblemDesk } from '../public/use-problem-desk.ts';
import { type Problems, ProblemsContext } from './problems-context.ts';

const notNoted = 'Laporan belum dapat dicatat. Sampaikan masalahnya langsung kepada asesor.';

/** The reports on the questions of an exam, for its page. */
export const WithProblems = ({ exam, children }: { readonly exam: Exam; readonly children: ReactNode }) => {
  const { kept, report } = useProblemDesk(exam.trxId);
  const alerts = useAlertsView();
  const problems = useMemo<Problems>(
    () => ({
      exam,
      list: problemsOf(exam.id, kept, exam.problems),
      report: ({ id }, problem) => {
        report({ ...problem, examId: exam.id, questionId: id }).catch(() => {
          alerts.open = { kind: 'notice', text: notNoted };
        });
      },
    }),
    [exam, kept, report, alerts],
  );
  return <ProblemsContext value={problems}>{children}</ProblemsContext>;
};
