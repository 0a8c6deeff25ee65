import type { Exams } from '../../domain/exam/exam.ts';
import type { ExamContent } from '../../domain/exam/question.ts';
import type { ExamKey, ExamRepository } from '../ports/exam/exam-repository.ts';
import type { KeptExams } from './kept-exams.ts';

export type ExamQueries = ReturnType<typeof examQueries>;

export const examQueries = ({
  exams,
  kept,
}: {
  exams: Pick<ExamRepository, 'exams' | 'content'>;
  kept: Pick<KeptExams, 'settle'>;
}) => ({
  /** All exams of an assessment; null when the assessment does not exist. */
  exams: async (trxId: string): Promise<Exams | null> => {
    const now = await exams.exams(trxId);
    void kept.settle(trxId, now);
    return now;
  },
  content: (exam: ExamKey): Promise<ExamContent> => exams.content(exam),
});
