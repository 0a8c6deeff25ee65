import type { AttemptEvent } from '../../../domain/exam/attempt-events.ts';
import { type ExamAttempt, standingText } from '../../../domain/exam/attempt-state.ts';
import { type ApiFailure, isRefusal } from '../../api-failure.ts';
import type { Hasher } from '../../ports/device/hasher.ts';
import type { ExamKey, ExamRepository } from '../../ports/exam/exam-repository.ts';
import { isDefinite } from '../../sending/request-keys.ts';
import type { SubmitOutcome } from './running-attempt.ts';
import { examOf, submitAnswers } from './submit-answers.ts';

interface Deps {
  readonly exams: Pick<ExamRepository, 'exams' | 'paper' | 'submit'>;
  readonly digest: Hasher;
}

interface Submitting {
  readonly exam: ExamKey;
  /** Names this attempt. */
  readonly subject: string;
  readonly attempt: () => ExamAttempt;
  /** Stores and sends all; gives what went wrong when it cannot. */
  readonly sendAll: () => Promise<ApiFailure | null>;
  /** Whether this tab still is the one that may submit. */
  readonly goesOn: () => boolean;
  readonly tell: (event: AttemptEvent) => void;
}

/** Sends all that is unsent, submits the answers that the server has, and tells how it ended. Never rejects. */
export const submitAttempt = async (deps: Deps, submitting: Submitting): Promise<SubmitOutcome> => {
  const outcome = await outcomeOf(deps, submitting);
  const { exam, tell } = submitting;
  if ('receipt' in outcome) {
    tell({ kind: 'receiptRead' });
    return outcome;
  }
  // after a refusal the server may have other answers than this page believed: those that it does not have are sent again
  const paper = isRefusal(outcome.error) ? await deps.exams.paper(exam).catch(() => null) : null;
  tell({ kind: 'submitFailed', definite: isDefinite(outcome.error), held: paper?.answers ?? null });
  return outcome;
};

const outcomeOf = async (
  { exams, digest }: Deps,
  { exam, subject, attempt, sendAll, goesOn }: Submitting,
): Promise<SubmitOutcome> => {
  const error = await sendAll();
  if (error) {
    const now = await examOf(exams, exam).catch(() => undefined); // another device may have submitted it, which is no failure
    return now?.receipt ? { kind: 'alreadySubmitted', receipt: now.receipt } : { kind: 'failed', error };
  }
  const sum = digest.sha256(standingText(attempt()));
  const requestKey = `${subject}/${sum}/${attempt().refusals}`;
  return submitAnswers({ exams })({ exam, digest: sum, requestKey, goesOn });
};
