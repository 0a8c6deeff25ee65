import type { PendingVersion } from '../../../domain/exam/answer-entry.ts';
import type { ExamAttempt } from '../../../domain/exam/attempt-state.ts';
import type { ExamKey } from '../../ports/exam/exam-repository.ts';

export type CopiedAnswer = PendingVersion & { readonly questionId: string };

export const emergencyCopyName = ({ trxId, id }: ExamKey): string =>
  `jawaban-belum-terkirim-${trxId}-${id}.json`.replaceAll(/[^\w.-]+/g, '-');

/** Creates a JSON file with the answers that the server does not have; `savedAt` is an ISO instant. */
export const emergencyCopy = ({ trxId, id }: ExamKey, savedAt: string, answers: readonly CopiedAnswer[]): string =>
  JSON.stringify({ trxId, examId: id, savedAt, answers }, null, 2);

export const attemptCopy = (exam: ExamKey, savedAt: string, { questions, records, offered }: ExamAttempt): string => {
  const of = (questionId: string, versions: readonly PendingVersion[] = []) =>
    versions.map((version) => ({ questionId, ...version }));
  return emergencyCopy(exam, savedAt, [
    ...questions.flatMap((questionId) => of(questionId, records.get(questionId)?.entry.pending)),
    ...[...offered].flatMap(([questionId, versions]) => of(questionId, versions)),
  ]);
};
