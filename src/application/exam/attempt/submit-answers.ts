import type { Exam, ExamReceipt } from '../../../domain/exam/exam.ts';
import { isHandedIn } from '../../../domain/exam/next-exam.ts';
import type { AnswerToSave } from '../../../domain/exam/question.ts';
import { ApiFailure, isRefusal } from '../../api-failure.ts';
import { isOutcomeUnknown } from '../../outcome-unknown.ts';
import type { ExamKey, ExamRepository } from '../../ports/exam/exam-repository.ts';
import type { SubmitOutcome } from './running-attempt.ts';

interface Submission {
  readonly exam: ExamKey;
  /** What the server has not taken before. */
  readonly answers: readonly AnswerToSave[];
  /** Of all answers, as the server has them then; empty where that cannot be made. */
  readonly digest: string;
  /** The same for each try of the same answers in the same attempt. */
  readonly requestKey: string;
  /** Asked last: whether this tab still is the one that may submit. */
  readonly goesOn: () => boolean;
}

/** The exam as the server has it now; undefined when it has none. Rejects with `ApiFailure`. */
export const examOf = async (exams: Pick<ExamRepository, 'exams'>, { trxId, id }: ExamKey): Promise<Exam | undefined> =>
  (await exams.exams(trxId))?.exams.find((each) => each.id === id);

/** Once the exam is submitted its receipt, as far as there is one; null while it is not. */
export const submissionOf = (exam: Exam | undefined): { readonly receipt: ExamReceipt | null } | null =>
  exam && (exam.receipt || isHandedIn(exam)) ? { receipt: exam.receipt } : null;

/**
 * Submits an exam, with what the server has not acknowledged before. Asks what the server has before and after a call without an answer,
 * so that a lost reply never becomes a second submission (fault matrix 3, 4). Never rejects.
 */
export const submitAnswers =
  ({ exams }: { readonly exams: Pick<ExamRepository, 'exams' | 'submit'> }) =>
  async ({ exam, answers, digest, requestKey, goesOn }: Submission): Promise<SubmitOutcome> => {
    const before = await examOf(exams, exam).then(submissionOf, (error: unknown) => ({ error }));
    if (before && 'error' in before) return { kind: 'unknown', error: before.error };
    if (before) return { kind: 'alreadySubmitted', ...before };
    if (!goesOn()) return { kind: 'failed', error: new ApiFailure({ kind: 'cancelled' }) };
    try {
      const receipt = await exams.submit(exam, answers, digest, requestKey);
      return { kind: 'submitted', receipt };
    } catch (error) {
      if (!isOutcomeUnknown(error) && !isRefusal(error)) return { kind: 'failed', error };
      const after = await examOf(exams, exam).then(submissionOf, () => undefined);
      if (after) return { kind: isRefusal(error) ? 'alreadySubmitted' : 'submitted', ...after };
      const answered = error instanceof ApiFailure && error.kind === 'http'; // a status: the server did not take it
      return { kind: after === null && (answered || isRefusal(error)) ? 'failed' : 'unknown', error };
    }
  };
