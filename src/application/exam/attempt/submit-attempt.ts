import type { AttemptEvent } from '../../../domain/exam/attempt-events.ts';
import { carriedIn, type ExamAttempt, standingText } from '../../../domain/exam/attempt-state.ts';
import type { AnswerToSave } from '../../../domain/exam/question.ts';
import { type ApiFailure, isRefusal } from '../../api-failure.ts';
import type { Hasher } from '../../ports/device/hasher.ts';
import type { ExamKey, ExamRepository } from '../../ports/exam/exam-repository.ts';
import { isDefinite } from '../../sending/request-keys.ts';
import type { SubmitOutcome } from './running-attempt.ts';
import { examOf, submissionOf, submitAnswers } from './submit-answers.ts';

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

/** Sends all that is unsent, submits, with what a server that keeps no answers has not been sent, and tells how it ended. Never rejects. */
export const submitAttempt = async (deps: Deps, submitting: Submitting): Promise<SubmitOutcome> => {
  const { outcome, carried } = await outcomeOf(deps, submitting);
  const { exam, tell } = submitting;
  if ('receipt' in outcome) {
    tell({ kind: 'receiptRead', carried });
    return outcome;
  }
  // after a refusal the server may have other answers than this page believed: those that it does not have are sent again
  const paper = isRefusal(outcome.error) ? await deps.exams.paper(exam).catch(() => null) : null;
  tell({ kind: 'submitFailed', definite: isDefinite(outcome.error), held: paper?.answers ?? null });
  return outcome;
};

/** How it ended, and which answers are on the server with it. */
interface Ended {
  readonly outcome: SubmitOutcome;
  readonly carried: readonly AnswerToSave[];
}

const outcomeOf = async (
  { exams, digest }: Deps,
  { exam, subject, attempt, sendAll, goesOn }: Submitting,
): Promise<Ended> => {
  const error = await sendAll();
  if (error) {
    // another device may have submitted it, which is no failure
    const now = await examOf(exams, exam).then(submissionOf, () => null);
    return { outcome: now ? { kind: 'alreadySubmitted', ...now } : { kind: 'failed', error }, carried: [] };
  }
  const text = standingText(attempt());
  const answers = carriedIn(attempt());
  const sum = text === null ? '' : digest.sha256(text);
  const requestKey = `${subject}/${sum}/${attempt().refusals}`;
  const outcome = await submitAnswers({ exams })({ exam, answers, digest: sum, requestKey, goesOn });
  // an earlier try may have been the one that arrived
  const ours = outcome.kind === 'submitted' || ('receipt' in outcome && outcome.receipt?.digest === sum);
  return { outcome, carried: ours ? answers : [] };
};
