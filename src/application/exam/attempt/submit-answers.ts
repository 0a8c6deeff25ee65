import type { Exam, ExamReceipt } from '../../../domain/exam/exam.ts';
import type { OwnSubmission } from '../../../domain/exam/handing-in.ts';
import { isHandedIn } from '../../../domain/exam/next-exam.ts';
import type { AnswerToSave } from '../../../domain/exam/question.ts';
import { ApiFailure, isRefusal } from '../../api-failure.ts';
import { isOutcomeUnknown } from '../../outcome-unknown.ts';
import type { ExamKey, ExamRepository } from '../../ports/exam/exam-repository.ts';
import type { ServerClock } from '../../time/server-clock.ts';

interface Submission {
  readonly exam: ExamKey;
  /** Every answer. */
  readonly answers: readonly AnswerToSave[];
  /** Of all answers; empty where that cannot be made. */
  readonly digest: string;
  /** The same for each try of the same answers in the same attempt. */
  readonly requestKey: string;
  /** Whether a try before this one may have arrived. */
  readonly tried: boolean;
  /** Asked last: whether this tab still is the one that may submit. */
  readonly goesOn: () => boolean;
}

/**
 * How a submission ended. `submitted` just now · `alreadySubmitted` before, by another tab, device or a lost reply; what the receipt says
 * is null where there is none. `own`: the submission that the receipt can only be of; null where it may be of another one. `unknown` no
 * answer, and it could not be found out: the next try asks first · `failed` the server said no, or nothing was sent.
 */
export type SubmissionEnd =
  | {
      readonly kind: 'submitted' | 'alreadySubmitted';
      readonly receipt: ExamReceipt | null;
      readonly own: OwnSubmission | null;
    }
  | { readonly kind: 'unknown' | 'failed'; readonly error: unknown };

/** The exam as the server has it now; undefined when it has none. Rejects with `ApiFailure`. */
export const examOf = async (exams: Pick<ExamRepository, 'exams'>, { trxId, id }: ExamKey): Promise<Exam | undefined> =>
  (await exams.exams(trxId))?.exams.find((each) => each.id === id);

/**
 * Submits an exam, with every answer. Asks what the server has before and after a call without an answer, so that a lost reply never
 * becomes a second submission (fault matrix 3, 4). Never rejects.
 */
export const submitAnswers =
  ({
    exams,
    serverClock,
  }: {
    readonly exams: Pick<ExamRepository, 'exams' | 'submit'>;
    readonly serverClock: Pick<ServerClock, 'now'>;
  }) =>
  async ({ exam, answers, digest, requestKey, tried, goesOn }: Submission): Promise<SubmissionEnd> => {
    const asked = await examOf(exams, exam).then(
      (found) => ({ found }),
      (error: unknown) => ({ error }),
    );
    if ('error' in asked) return { kind: tried ? 'unknown' : 'failed', error: asked.error };
    const before = asked.found?.receipt ?? null;
    if (asked.found && isHandedIn(asked.found)) return { kind: 'alreadySubmitted', receipt: before, own: null };
    if (!goesOn()) return { kind: 'failed', error: new ApiFailure({ kind: 'cancelled' }) };
    const own: OwnSubmission = { before, sentAt: serverClock.now() };
    try {
      return { kind: 'submitted', receipt: await exams.submit(exam, answers, digest, requestKey), own };
    } catch (error) {
      if (!isOutcomeUnknown(error) && !isRefusal(error)) return { kind: 'failed', error };
      const after = await examOf(exams, exam).catch(() => null);
      if (after && isHandedIn(after)) {
        const { receipt } = after;
        return isRefusal(error)
          ? { kind: 'alreadySubmitted', receipt, own: null }
          : { kind: 'submitted', receipt, own };
      }
      const answered = error instanceof ApiFailure && error.kind === 'http'; // a status: the server did not take it
      return { kind: after !== null && (answered || isRefusal(error)) ? 'failed' : 'unknown', error };
    }
  };
