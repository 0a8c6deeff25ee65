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
  readonly answers: readonly AnswerToSave[];
  readonly digest: string;
  readonly requestKey: string;
  readonly tried: boolean;
  readonly proves: (receipt: ExamReceipt | null, own: OwnSubmission | null) => readonly AnswerToSave[] | null;
  /** Whether this tab may still submit; asked right before the call. */
  readonly goesOn: () => boolean;
}

/** As `SubmitOutcome`. `own`: this call submitted the exam. `proven`: the answers known to be on the server; null if nothing is proven. */
export type SubmissionEnd =
  | {
      readonly kind: 'submitted' | 'alreadySubmitted';
      readonly receipt: ExamReceipt | null;
      readonly own: boolean;
      readonly proven: readonly AnswerToSave[] | null;
    }
  | {
      readonly kind: 'unknown' | 'failed';
      readonly error: unknown;
      /** Whether the server said afterwards that the exam still runs. False also if nothing was sent; absent if it was not asked. */
      readonly runs?: boolean;
    };

export const examOf = async (exams: Pick<ExamRepository, 'exams'>, { trxId, id }: ExamKey): Promise<Exam | undefined> =>
  (await exams.exams(trxId))?.exams.find((each) => each.id === id);

const isNotHandedIn = (exam: Exam | null | undefined): boolean =>
  !!exam && !isHandedIn(exam) && exam.status !== 'unknown';

/**
 * Submits every answer. Asks the server before the submission and after an unclear reply, to never submit twice (fault matrix 3, 4). Never
 * rejects.
 */
export const submitAnswers =
  ({
    exams,
    serverClock,
  }: {
    readonly exams: Pick<ExamRepository, 'exams' | 'submit'>;
    readonly serverClock: Pick<ServerClock, 'now'>;
  }) =>
  async ({ exam, answers, digest, requestKey, tried, proves, goesOn }: Submission): Promise<SubmissionEnd> => {
    const before = (receipt: ExamReceipt | null): SubmissionEnd => ({
      kind: 'alreadySubmitted',
      receipt,
      own: false,
      proven: proves(receipt, null),
    });
    const asked = await examOf(exams, exam).then(
      (found) => ({ found }),
      (error: unknown) => ({ error }),
    );
    if ('error' in asked) return { kind: tried ? 'unknown' : 'failed', error: asked.error, runs: false };
    if (asked.found && isHandedIn(asked.found)) return before(asked.found.receipt);
    if (!goesOn()) return { kind: 'failed', error: new ApiFailure({ kind: 'cancelled' }), runs: false };

    const submission: OwnSubmission = { before: asked.found?.receipt ?? null, sentAt: serverClock.now(asked.found) };
    const own = (receipt: ExamReceipt | null): SubmissionEnd => ({
      kind: 'submitted',
      receipt,
      own: true,
      proven: proves(receipt, submission),
    });
    const sent = await exams.submit(exam, answers, digest, requestKey).then(
      (receipt) => ({ receipt }),
      (error: unknown) => ({ error }),
    );
    if ('receipt' in sent && proves(sent.receipt, null)) return own(sent.receipt);
    if ('error' in sent && !isOutcomeUnknown(sent.error) && !isRefusal(sent.error))
      return { kind: 'failed', error: sent.error };

    const after = await examOf(exams, exam).catch(() => null);
    if ('receipt' in sent) {
      if (isNotHandedIn(after)) return { kind: 'unknown', error: new ApiFailure({ kind: 'contract' }) };
      const [told, found] = [own(sent.receipt), own(after?.receipt ?? null)];
      return 'proven' in found && found.proven ? found : told;
    }
    const { error } = sent;
    if (after && isHandedIn(after)) return isRefusal(error) ? before(after.receipt) : own(after.receipt);
    // an error reply, also of something between, and a later read without the submission: the server has stored nothing
    const answered = isRefusal(error) || (error instanceof ApiFailure && ['http', 'between'].includes(error.kind));
    return { kind: after !== null && answered ? 'failed' : 'unknown', error, runs: after?.status === 'running' };
  };
