import type { ExamRepository } from '../../ports/exam/exam-repository.ts';

export type DemonstrationQueries = ReturnType<typeof demonstrationQueries>;

/** The file of a demonstration task on the server (specification 7, demonstrationStatus); null for none. Rejects with `ApiFailure`. */
export const demonstrationQueries = ({ exams }: { exams: Pick<ExamRepository, 'uploaded'> }) => ({
  uploaded: (trxId: string, questionId: string) => exams.uploaded(trxId, questionId),
});
