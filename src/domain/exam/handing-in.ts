import { type AnswerEntry, acceptableOf, carriedOf, isSame, type PendingVersion } from './answer-entry.ts';
import { noAnswer } from './answer-record.ts';
import { answersText, normalText } from './answers-text.ts';
import { leaveOut } from './attempt-answers.ts';
import type { ExamAttempt } from './attempt-state.ts';
import type { ExamReceipt } from './exam.ts';
import type { AnswerToSave, AnswerVersion } from './question.ts';

/** `text` is null if some question ids are unknown, because without them the digest cannot be checked. */
interface Claim {
  readonly answers: readonly AnswerToSave[];
  readonly text: string | null;
}

export interface HandingIn {
  /** The submitted answers, including those of removed questions. */
  readonly carried: readonly AnswerToSave[];
  readonly answered: number;
  /** The answers proven by a receipt with the digest of all answers (`whole`), or of all answers that were not refused (`acceptable`). */
  readonly whole: Claim;
  readonly acceptable: Claim;
  /**
   * The answers proven by a receipt's count or time, without a digest. Excludes answers with a refused and an older acceptable version: the
   * server may have counted either.
   */
  readonly counted: readonly AnswerToSave[];
}

type VersionOf = (entry: AnswerEntry) => AnswerVersion | null;

const toSend = (questionId: string, version: AnswerVersion | PendingVersion): AnswerToSave => {
  const { refusal: _, ...sent }: PendingVersion = { base: 0, refusal: null, ...version };
  return { questionId, ...sent, value: normalText(sent.value) };
};

const sureOf: VersionOf = (entry) => {
  const [shown, acceptable] = [carriedOf(entry), acceptableOf(entry)];
  return shown && (!acceptable || isSame(shown, acceptable)) ? shown : null;
};

/**
 * Lists the answers that a submission of the attempt would send now, and those that each kind of receipt would prove. It carries what the
 * candidate sees or, if any answers are `leftOut` (by question), the others that the server has not refused.
 */
export const handingIn = (attempt: ExamAttempt, leftOut: readonly string[] = []): HandingIn => {
  const { questions, records, content } = leaveOut(attempt, new Map(leftOut.map((id) => [id, ''])));
  const sentOf: VersionOf = leftOut.length > 0 ? acceptableOf : carriedOf;
  const asked = content.questions.map(({ id }) => id);
  const entryOf = (id: string) => (records.get(id) ?? noAnswer).entry;
  const versions = (ids: readonly string[], versionOf: VersionOf) =>
    ids.flatMap((id) => {
      const version = versionOf(entryOf(id));
      return version ? [toSend(id, version)] : [];
    });
  const countedOf = (versionOf: VersionOf) => (id: string) => entryOf(id).file?.id ?? versionOf(entryOf(id))?.value;
  const claim = (versionOf: VersionOf): Claim => ({
    answers: versions(asked, versionOf),
    text: content.unreadable ? null : answersText(asked, countedOf(versionOf)),
  });
  return {
    carried: versions(questions, sentOf),
    answered: asked.filter((id) => (countedOf(sentOf)(id) ?? '').trim() !== '').length,
    whole: claim(sentOf),
    acceptable: claim(acceptableOf),
    counted: versions(asked, leftOut.length > 0 ? acceptableOf : sureOf),
  };
};

export interface Digests {
  readonly whole: string | null;
  readonly acceptable: string | null;
}

/**
 * `sentAt`: milliseconds by the server's clock; null until the server's time is known. `before`: the exam's receipt before the submission;
 * if it arrives again, it proves nothing.
 */
export interface OwnSubmission {
  readonly sentAt: number | null;
  readonly before: ExamReceipt | null;
}

/** Milliseconds that a receipt may precede its submission: servers send whole seconds, and their clock is only estimated. */
const leeway = 2_000;

/**
 * The answers that a receipt proves to be on the server; null if it proves none. If both digests are known, only they count. Otherwise only
 * the reply to our own submission counts: by its number of answers or, without one, by its receipt number and time.
 */
export const provenBy = (
  receipt: ExamReceipt | null,
  { whole, acceptable, answered, counted }: HandingIn,
  digests: Digests,
  own: OwnSubmission | null,
): readonly AnswerToSave[] | null => {
  if (!receipt) return null;
  if (receipt.digest !== null && digests.whole !== null) {
    if (receipt.digest === digests.whole) return whole.answers;
    return receipt.digest === digests.acceptable ? acceptable.answers : null;
  }
  const { number, submittedAt } = receipt;
  if (!own || (own.before && number === own.before.number && submittedAt === own.before.submittedAt)) return null;
  if (receipt.answered !== null) return receipt.answered >= answered ? counted : null;
  const isNew = submittedAt !== null && own.sentAt !== null && Date.parse(submittedAt) >= own.sentAt - leeway;
  return number !== '' && isNew ? counted : null;
};
