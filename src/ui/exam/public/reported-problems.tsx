import { useQuery } from '@tanstack/react-query';
import { problemsOf, type ShownProblem } from '../../../domain/exam/question-problem.ts';
import { useServices } from '../../core/services.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { Disclosure } from '../../kit/components/layout/disclosure.tsx';
import { examsQuery } from './exams-query.ts';
import { ProblemList } from './problem-list.tsx';
import { problemState } from './problem-text.ts';
import { useProblemDesk } from './use-problem-desk.ts';

interface ReportedProblemsProps {
  readonly trxId: string;
  /** Adds a report with its decision to the reason of the appeal. */
  readonly onAdd: (text: string) => void;
}

const textOf = (problem: ShownProblem): string => `${problem.message} ${problemState(problem)}`;

/** What the candidate reported during the exams of an assessment; nothing if that is nothing. */
const ReportedProblems = ({ trxId, onAdd }: ReportedProblemsProps) => {
  const { kept } = useProblemDesk(trxId);
  const { data } = useQuery(examsQuery(useServices(), trxId));
  const problems = (data?.exams ?? []).flatMap((exam) => problemsOf(exam.id, kept, exam.problems));
  if (problems.length === 0) return null;
  return (
    <Disclosure title={`Masalah soal yang Anda laporkan saat ujian (${problems.length})`}>
      <ProblemList
        problems={problems}
        action={(problem) => (
          <Button size="small" variant="quiet" onClick={() => onAdd(textOf(problem))}>
            Tambahkan ke alasan
          </Button>
        )}
      />
    </Disclosure>
  );
};

export default ReportedProblems;
