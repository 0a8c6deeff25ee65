import { type AnswerEntry, acceptableOf, isSame, type PendingVersion, shownOf } from './answer-entry.ts';
import { noAnswer } from './answer-record.ts';
import { answersText } from './answers-text.ts';
import type { ExamAttempt } from './attempt-state.ts';
import type { ExamReceipt } from './exam.ts';
import type { AnswerToSave, AnswerVersion } from './question.ts';

/** Answers, and what the digest of a server that has just these is made of: null while the paper has questions whose ids are not known. */
interface Claim {
  readonly answers: readonly AnswerToSave[];
  readonly text: string | null;
}

/** What a candidate hands in. */
export interface HandingIn {
  /** All that goes with the submission: of each answer the version that the candidate sees, also of a question that is gone from the paper. */
  readonly carried: readonly AnswerToSave[];
  /** How many questions of the paper have an answer. */
  readonly answered: number;
  /** What a receipt proves that has the digest of all answers. */
  readonly whole: Claim;
  /** What one proves that has the digest of what the server has not refused before. */
  readonly acceptable: Claim;
  /** What one proves that only counts them, or was made after they were sent: not what has replaced an answer and was refused before. */
  readonly counted: readonly AnswerToSave[];
}

type VersionOf = (entry: AnswerEntry) => AnswerVersion | null;

const toSend = (questionId: string, version: AnswerVersion | PendingVersion): AnswerToSave => {
  const { refusal: _, ...sent }: PendingVersion = { base: 0, refusal: null, ...version };
  return { questionId, ...sent };
};

const sureOf: VersionOf = (entry) => {
  const [shown, acceptable] = [shownOf(entry), acceptableOf(entry)];
  return shown && (!acceptable || isSame(shown, acceptable)) ? shown : null;
};

/** What an attempt hands in as it is now. */
export const handingIn = ({ questions, records, content }: ExamAttempt): HandingIn => {
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
    carried: versions(questions, shownOf),
    answered: asked.filter((id) => (countedOf(shownOf)(id) ?? '').trim() !== '').length,
    whole: claim(shownOf),
    acceptable: claim(acceptableOf),
    counted: versions(asked, sureOf),
  };
};

/** The digests of what is handed in; null where they cannot be made. */
export interface Digests {
  readonly whole: string | null;
  readonly acceptable: string | null;
}

/** The submission that a receipt came back from. */
export interface OwnSubmission {
  /** When it was sent, by the server's clock (milliseconds); null while that is not known. */
  readonly sentAt: number | null;
  /** The receipt that the exam bore before: it says nothing new. */
  readonly before: ExamReceipt | null;
}

/** Milliseconds by which a receipt may be older than its submission: servers write whole seconds, and their clock is read nearly right. */
const leeway = 2_000;

/**
 * The answers that a receipt proves to be on the server; null where it proves nothing, and all stay on the device. One that has a
 * digest is judged by it alone. Without one it is believed only as the reply to our own submission (`own`), if it counts as many answers
 * as were sent or, where it does not count, has a number and a time after the submission.
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
