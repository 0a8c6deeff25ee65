import type { Exams } from '../../domain/exam/exam.ts';
import type { ExamContent } from '../../domain/exam/question.ts';
import type { ExamKey, ExamRepository } from '../ports/exam/exam-repository.ts';

export type ExamQueries = ReturnType<typeof examQueries>;

export const examQueries = ({ exams }: { exams: Pick<ExamRepository, 'exams' | 'paper'> }) => ({
  /** All exams of an assessment; null when there is no such assessment. */
  exams: (trxId: string): Promise<Exams | null> => exams.exams(trxId),
  /** The questions of a started exam, and what was answered. */
  paper: (exam: ExamKey): Promise<ExamContent> => exams.paper(exam),
});
