import type { Exam, ExamReceipt } from '../../domain/exam/exam.ts';
import { ApiFailure, isRefusal } from '../api-failure.ts';
import type { ExamKey, ExamRepository } from '../ports/exam-repository.ts';
import type { SubmitOutcome } from './sitting.ts';

interface Submission {
  readonly exam: ExamKey;
  /** Of the answers as the server has them. */
  readonly digest: string;
}

/** Of the server: the receipt once the exam is submitted, null while it is not; rejects when it cannot be found out. */
const receiptOf = async (exams: Pick<ExamRepository, 'exams'>, { trxId, id }: ExamKey): Promise<ExamReceipt | null> => {
  const all = await exams.exams(trxId);
  const exam: Exam | undefined = all?.exams.find((each) => each.id === id);
  return exam?.receipt ?? null;
};

/** After these the server may have taken the submission all the same. */
const isUncertain = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (['network', 'timeout', 'contract'].includes(error.kind) || (error.status ?? 0) >= 500);

/**
 * Submits an exam whose answers the server has all acknowledged. Asks what the server has before and after a call without an answer,
 * so that a lost reply never becomes a second submission (fault matrix 3, 4); the request key is always the same, because there is one
 * attempt. Never rejects.
 */
export const submitExam =
  ({ exams }: { readonly exams: Pick<ExamRepository, 'exams' | 'submit'> }) =>
  async ({ exam, digest }: Submission): Promise<SubmitOutcome> => {
    const before = await receiptOf(exams, exam).catch((error: unknown) => ({ error }));
    if (before && 'error' in before) return { kind: 'unknown', error: before.error };
    if (before) return { kind: 'alreadySubmitted', receipt: before };
    try {
      const receipt = await exams.submit(exam, [], digest, `${exam.trxId}-${exam.id}-submit`);
      return { kind: 'submitted', receipt };
    } catch (error) {
      if (!isUncertain(error) && !isRefusal(error)) return { kind: 'failed', error };
      const after = await receiptOf(exams, exam).catch(() => undefined);
      if (after) return { kind: isRefusal(error) ? 'alreadySubmitted' : 'submitted', receipt: after };
      const answered = error instanceof ApiFailure && error.kind === 'http'; // a status: the server did not take it
      return { kind: after === null && (answered || isRefusal(error)) ? 'failed' : 'unknown', error };
    }
  };
