import type { Exam, ExamReceipt } from '../../../domain/exam/exam.ts';
import { ApiFailure, isRefusal } from '../../api-failure.ts';
import { isOutcomeUnknown } from '../../outcome-unknown.ts';
import type { ExamKey, ExamRepository } from '../../ports/exam/exam-repository.ts';
import type { SubmitOutcome } from './running-attempt.ts';

interface Submission {
  readonly exam: ExamKey;
  /** Of the answers as the server has them. */
  readonly digest: string;
  /** The same for each try of the same answers in the same attempt. */
  readonly requestKey: string;
  /** Asked last: whether this tab still is the one that may submit. */
  readonly goesOn: () => boolean;
}

/** The exam as the server has it now; undefined when it has none. Rejects with `ApiFailure`. */
export const examOf = async (exams: Pick<ExamRepository, 'exams'>, { trxId, id }: ExamKey): Promise<Exam | undefined> =>
  (await exams.exams(trxId))?.exams.find((each) => each.id === id);

/** The receipt once the exam is submitted, null while it is not; rejects when it cannot be found out. */
const receiptOf = async (exams: Pick<ExamRepository, 'exams'>, exam: ExamKey): Promise<ExamReceipt | null> =>
  (await examOf(exams, exam))?.receipt ?? null;

/**
 * Submits an exam whose answers the server has all acknowledged. Asks what the server has before and after a call without an answer,
 * so that a lost reply never becomes a second submission (fault matrix 3, 4). Never rejects.
 */
export const submitAnswers =
  ({ exams }: { readonly exams: Pick<ExamRepository, 'exams' | 'submit'> }) =>
  async ({ exam, digest, requestKey, goesOn }: Submission): Promise<SubmitOutcome> => {
    const before = await receiptOf(exams, exam).catch((error: unknown) => ({ error }));
    if (before && 'error' in before) return { kind: 'unknown', error: before.error };
    if (before) return { kind: 'alreadySubmitted', receipt: before };
    if (!goesOn()) return { kind: 'failed', error: new ApiFailure({ kind: 'cancelled' }) };
    try {
      const receipt = await exams.submit(exam, [], digest, requestKey);
      return { kind: 'submitted', receipt };
    } catch (error) {
      if (!isOutcomeUnknown(error) && !isRefusal(error)) return { kind: 'failed', error };
      const after = await receiptOf(exams, exam).catch(() => undefined);
      if (after) return { kind: isRefusal(error) ? 'alreadySubmitted' : 'submitted', receipt: after };
      const answered = error instanceof ApiFailure && error.kind === 'http'; // a status: the server did not take it
      return { kind: after === null && (answered || isRefusal(error)) ? 'failed' : 'unknown', error };
    }
  };
