import type { AttemptEvent } from '../../../domain/exam/attempt-events.ts';
import { type ExamAttempt, refusedIn, unsentIn } from '../../../domain/exam/attempt-state.ts';
import { type Digests, type HandingIn, handingIn, provenBy } from '../../../domain/exam/handing-in.ts';
import { suspectsIn } from '../../../domain/exam/leaving-out.ts';
import type { AnswerToSave, ServerAnswer } from '../../../domain/exam/question.ts';
import { ApiFailure, isRefusal } from '../../api-failure.ts';
import { isTechnical } from '../../framework-text.ts';
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
  /** The submission leaves out the answers to these questions and all refused ones. If empty, it sends every answer. */
  readonly leftOut: readonly string[];
  readonly goesOn: () => boolean;
  readonly tell: (event: AttemptEvent) => void;
}

export const digestsOf = (hasher: Hasher, { whole, acceptable }: HandingIn): Digests => ({
  whole: whole.text === null ? null : hasher.sha256(whole.text),
  acceptable: acceptable.text === null ? null : hasher.sha256(acceptable.text),
});

/**
 * Submits every answer, or those that are not left out, and reports the outcome. Removes from this device only answers that are proven to
 * be on the server. Never rejects.
 */
export const submitAttempt = async (
  { exams, hasher, serverClock, partialSaves }: Deps,
  { exam, subject, attempt, tried, leftOut, goesOn, tell }: Submitting,
): Promise<SubmitOutcome> => {
  const handing = handingIn(attempt(), leftOut);
  const digests = digestsOf(hasher, handing);
  const all = handingIn(attempt());
  const allDigests = digestsOf(hasher, all);
  const sent = handing.carried.map(({ questionId, value }) => [questionId, value]);
  const end = await submitAnswers({ exams, serverClock })({
    ...{ exam, tried, goesOn },
    // other answers need another key: a server replays the reply to a known one, and its receipt would seem to prove them
    requestKey: `${subject}/${digests.whole ?? hasher.sha256(JSON.stringify(sent))}/${attempt().refusals}`,
    answers: handing.carried,
    digest: digests.whole ?? '',
    // the exam may have been handed in by an earlier submission, with every answer
    proves: (receipt, own) => provenBy(receipt, handing, digests, own) ?? provenBy(receipt, all, allDigests, null),
  });
  const held = async () => (await exams.content(exam).catch(() => null))?.answers ?? null;
  const mayLack = 'own' in end ? end.own : end.kind === 'unknown' && !end.runs;
  if (mayLack && leftOut.length > 0) tell({ kind: 'leftOut', reasons: new Map(leftOut.map((id) => [id, ''])) });
  if ('receipt' in end) {
    const { kind, receipt, proven } = end;
    tell({ kind: 'receiptRead', proven: proven ?? [], held: proven ? null : heldAfter(end, await held()) });
    return { kind, receipt, proven: proven !== null || unsentIn(attempt()).length === 0 };
  }
  const savesParts = partialSaves && !attempt().deviceOnly;
  const isOpen = async () => (await examOf(exams, exam))?.status === 'running';
  const takesOthers = savesParts
    ? isOfAnswers(end.error) &&
      (await findRefused({ ...{ attempt, goesOn, tell, isOpen }, save: (answers) => exams.save(exam, answers) }))
    : isOfTexts(end.error) && (end.runs ?? (end.kind === 'failed' && (await isOpen().catch(() => false))));
  if (!savesParts && takesOthers) {
    const named = namedBy(end.error, handing.carried);
    if (named.size > 0) tell({ kind: 'leftOut', reasons: named });
  }
  tell({
    kind: 'submitFailed',
    definite: isDefinite(end.error),
    unknown: end.kind === 'unknown',
    // after a refusal the server may lack answers that this page believed saved; they are sent again
    held: isRefusal(end.error) ? await held() : null,
  });
  const { kind, error } = end;
  if (!takesOthers) return { kind, error };
  const isNew = (id: string) => !leftOut.includes(id);
  const refused = refusedIn(attempt());
  if (refused.some(isNew)) return { kind: 'blocked', error, suspects: refused, certain: true };
  const suspects = savesParts ? [] : suspectsIn(attempt());
  return suspects.some(isNew) ? { kind: 'blocked', error, suspects, certain: false } : { kind, error };
};

const passing: ReadonlySet<string> = new Set(['expired', 'cancelled', 'timeout']);

/** Whether the failure may be about one of the answers, and not about the session, the load or the candidate. */
const isOfAnswers = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && !passing.has(error.kind) && error.status !== 429;

/** Statuses with which a server, its database or a firewall refuses a text. */
const ofTexts: ReadonlySet<number | undefined> = new Set([undefined, 400, 403, 406, 413, 422, 500]);

/** As `isOfAnswers`, where answers cannot be saved one by one to find out: only what is often said about a text, and names nothing else. */
const isOfTexts = (error: unknown): error is ApiFailure =>
  isOfAnswers(error) &&
  ofTexts.has(error.status) &&
  Object.keys(error.fieldErrors ?? {}).every((field) => field.startsWith('answers'));

/** The answers that the API names by their place in the submission, with its words about them. */
const namedBy = (error: unknown, carried: readonly AnswerToSave[]): ReadonlyMap<string, string> =>
  new Map(
    Object.entries((error instanceof ApiFailure && error.fieldErrors) || {}).flatMap(([field, texts]) => {
      const answer = carried[Number(/^answers\.(\d+)/.exec(field)?.[1])];
      return answer ? [[answer.questionId, texts.filter((text) => !isTechnical(text)).join(' ')] as const] : [];
    }),
  );

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
