import type { ExamRepository } from '../../ports/exam/exam-repository.ts';

export type DemonstrationQueries = ReturnType<typeof demonstrationQueries>;

/** What the server has of the tasks of a demonstration (specification 7, demonstrationStatus); rejects with `ApiFailure`. */
export const demonstrationQueries = ({ exams }: { exams: Pick<ExamRepository, 'uploaded'> }) => ({
  /** The file of a task; null while there is none. */
  uploaded: (trxId: string, questionId: string) => exams.uploaded(trxId, questionId),
});
