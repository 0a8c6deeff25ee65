import type { AttemptEvent } from '../../../domain/exam/attempt-events.ts';
import { type ExamAttempt, unsentIn } from '../../../domain/exam/attempt-state.ts';
import { type Digests, type HandingIn, handingIn, provenBy } from '../../../domain/exam/handing-in.ts';
import type { ServerAnswer } from '../../../domain/exam/question.ts';
import { ApiFailure, isRefusal } from '../../api-failure.ts';
import type { Hasher } from '../../ports/device/hasher.ts';
import type { ExamKey, ExamRepository } from '../../ports/exam/exam-repository.ts';
import { isDefinite } from '../../sending/request-keys.ts';
import type { ServerClock } from '../../time/server-clock.ts';
import { findRefused } from './find-refused.ts';
import type { SubmitOutcome } from './running-attempt.ts';
import { examOf, type SubmissionEnd, submitAnswers } from './submit-answers.ts';

interface Deps {
  readonly exams: Pick<ExamRepository, 'exams' | 'content' | 'save' | 'submit'>;
  readonly hasher: Hasher;
  readonly serverClock: Pick<ServerClock, 'now'>;
  readonly partialSaves: boolean;
}

interface Submitting {
  readonly exam: ExamKey;
  readonly subject: string;
  readonly attempt: () => ExamAttempt;
  readonly tried: boolean;
  readonly withoutRefused: boolean;
  readonly goesOn: () => boolean;
  readonly tell: (event: AttemptEvent) => void;
}

export const digestsOf = (hasher: Hasher, { whole, acceptable }: HandingIn): Digests => ({
  whole: whole.text === null ? null : hasher.sha256(whole.text),
  acceptable: acceptable.text === null ? null : hasher.sha256(acceptable.text),
});

/**
 * Submits every answer (or `withoutRefused` those that the server has not refused) and reports the outcome. Removes from this device only
 * answers that are proven to be on the server. Never rejects.
 */
export const submitAttempt = async (
  { exams, hasher, serverClock, partialSaves }: Deps,
  { exam, subject, attempt, tried, withoutRefused, goesOn, tell }: Submitting,
): Promise<SubmitOutcome> => {
  const handing = handingIn(attempt(), withoutRefused);
  const digests = digestsOf(hasher, handing);
  const requestKey = `${subject}/${digests.whole ?? ''}/${attempt().refusals}`;
  const end = await submitAnswers({ exams, serverClock })({
    ...{ exam, requestKey, tried, goesOn },
    answers: handing.carried,
    digest: digests.whole ?? '',
    proves: (receipt, own) => provenBy(receipt, handing, digests, own),
  });
  const held = async () => (await exams.content(exam).catch(() => null))?.answers ?? null;
  if ('receipt' in end) {
    const { kind, receipt, proven } = end;
    tell({ kind: 'receiptRead', proven: proven ?? [], held: proven ? null : heldAfter(end, await held()) });
    return { kind, receipt, proven: proven !== null || unsentIn(attempt()).length === 0 };
  }
  const savesParts = partialSaves && !attempt().deviceOnly;
  const takesOthers =
    isOfAnswers(end.error) &&
    (!savesParts ||
      (await findRefused({
        ...{ attempt, goesOn, tell },
        save: (answers) => exams.save(exam, answers),
        isOpen: async () => (await examOf(exams, exam))?.status === 'running',
      })));
  tell({
    kind: 'submitFailed',
    definite: isDefinite(end.error),
    doubtful: end.kind === 'unknown',
    // after a refusal the server may lack answers that this page believed saved; they are sent again
    held: isRefusal(end.error) ? await held() : null,
  });
  const isBlocked =
    takesOthers && !withoutRefused && [...attempt().records.values()].some(({ view }) => view.phase === 'refused');
  return isBlocked ? { kind: 'blocked', error: end.error } : end;
};

const passing: ReadonlySet<string> = new Set(['expired', 'cancelled', 'timeout']);

/** Whether the failure may be about one of the answers, and not about the session, the load or the candidate. */
const isOfAnswers = (error: unknown): boolean =>
  error instanceof ApiFailure && !passing.has(error.kind) && error.status !== 429;

/**
 * The server's answers after a submission without proof. If the content has no answers, it shows nothing (null), unless the receipt of our
 * own submission has a different digest: then even saved answers may be missing (empty list).
 */
const heldAfter = (
  { receipt, own }: Extract<SubmissionEnd, { readonly kind: 'submitted' | 'alreadySubmitted' }>,
  held: readonly ServerAnswer[] | null,
): readonly ServerAnswer[] | null => {
  if (held?.some(({ current }) => current !== null)) return held;
  return own && receipt !== null && receipt.digest !== null ? [] : null;
};
