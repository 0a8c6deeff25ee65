import { type ApiFailure, isRefusal } from '../../api-failure.ts';
import type { ExamKey } from '../../ports/exam/exam-repository.ts';
import { isDefinite } from '../../sending/request-keys.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import type { SubmitOutcome } from './sitting.ts';
import type { SittingDeps } from './sitting-deps.ts';
import { examOf, submitExam } from './submit-exam.ts';

interface Submitting {
  readonly exam: ExamKey;
  /** Names this sitting. */
  readonly subject: string;
  readonly sheet: AnswerSheet;
  /** Stores and sends all; gives what went wrong when it cannot. */
  readonly sendAll: () => Promise<ApiFailure | null>;
  /** Whether this tab still is the one that may submit. */
  readonly goesOn: () => boolean;
  /** The sheet has changed. */
  readonly changed: () => void;
}

/** Sends all that is unsent, then submits the answers that the server has. Never rejects. */
export const submitSitting = async (
  { exams, digest }: Pick<SittingDeps, 'exams' | 'digest'>,
  { exam, subject, sheet, sendAll, goesOn, changed }: Submitting,
): Promise<SubmitOutcome> => {
  const error = await sendAll();
  if (error) {
    const now = await examOf(exams, exam).catch(() => undefined); // another device may have submitted it, which is no failure
    return now?.receipt ? { kind: 'alreadySubmitted', receipt: now.receipt } : { kind: 'failed', error };
  }
  const sum = digest.sha256(sheet.standingText());
  const requestKey = `${subject}/${sum}/${sheet.submissionsRefused}`;
  const outcome = await submitExam({ exams })({ exam, digest: sum, requestKey, goesOn });
  if ('receipt' in outcome) return outcome;
  if (isDefinite(outcome.error)) sheet.submissionsRefused += 1;
  if (!isRefusal(outcome.error)) return outcome;
  try {
    // the server has other answers than this page believed: those that it does not have are sent again
    sheet.correct((await exams.paper(exam)).answers);
    changed();
  } catch {
    // the next try finds it out
  }
  return outcome;
};
