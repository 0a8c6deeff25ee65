import type { ExamRepository } from '../../ports/exam/exam-repository.ts';

export type DemonstrationQueries = ReturnType<typeof demonstrationQueries>;

/** The files of a demonstration's tasks on the server (specification 7, demonstrationStatus); rejects with `ApiFailure`. */
export const demonstrationQueries = ({ exams }: { exams: Pick<ExamRepository, 'uploaded'> }) => ({
  uploaded: (trxId: string, questionId: string) => exams.uploaded(trxId, questionId),
});
