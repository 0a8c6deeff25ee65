import type { Observable } from 'rxjs';
import type { AttemptView } from '../../../domain/exam/attempt-state.ts';
import type { Exam, ExamReceipt } from '../../../domain/exam/exam.ts';
import type { AnswerVersion, ExamContent } from '../../../domain/exam/question.ts';
import type { ApiFailure } from '../../api-failure.ts';

export interface AttemptState extends AttemptView {
  /** Why the server no longer accepts answers for this exam (403 or a refusal); null while the server accepts them. */
  readonly closed: ApiFailure | null;
}

/**
 * How a submission ended; the receipt is null when the server sends none. `submitted`: just now. `alreadySubmitted`: earlier, by another
 * tab or device, or with a lost reply. `unknown`: the submission may have arrived. `failed`: refused, or not sent.
 * `blocked`: refused because of these answers (`certain`: they are now marked as refused), or perhaps because of some of them, the most
 * suspicious first; the others can be submitted without them.
 */
export type SubmitOutcome =
  | {
      readonly kind: 'submitted' | 'alreadySubmitted';
      readonly receipt: ExamReceipt | null;
      /** False: the server may lack answers, so they stay on this device. */
      readonly proven: boolean;
    }
  | { readonly kind: 'unknown' | 'failed'; readonly error: unknown }
  | {
      readonly kind: 'blocked';
      readonly error: unknown;
      readonly suspects: readonly string[];
      readonly certain: boolean;
    };

/** A running exam that is open on a page. Answers are written to this device at once and sent until the server has them. */
export interface RunningAttempt {
  readonly state: Observable<AttemptState> & { readonly value: AttemptState };
  /** Stores and sends an answer; false if the attempt accepts none (locked, closed, being submitted, or another tab writes). */
  answer(questionId: string, value: string): boolean;
  doubt(questionId: string, doubtful: boolean): boolean;
  /** Makes this version, written on another device, the current answer. Returns false in the same cases as `answer`. */
  choose(questionId: string, version: AnswerVersion): boolean;
  flush(): Promise<void>;
  /** Sends unsent answers without waiting for the next pause, for example when the candidate opens the review or leaves the page. */
  sendNow(): void;
  /** Resumes sending after a new log-in (`sessionOver`) or a possible reopening of the exam (`closed`). */
  resume(): void;
  merge(content: ExamContent): void;
  /**
   * Locks the attempt when the time is over: writes and sends what is left, and refuses further answers. An extension unlocks the attempt.
   */
  lock(locked: boolean): void;
  connectionSeen(): void;
  /** Adopts the `offered` answers from an earlier start of the exam, except for questions answered since then. */
  takeOffered(): void;
  takeOver(): Promise<void>;
  /**
   * Waits at most 5 s for the pending call, then submits every answer once (fault matrix 3, 4, 42), or those to other questions than
   * `leftOut`. After the end of the time, goes on by itself without the answers that the server refuses or, if they are not known, as few
   * as possible (fault matrix 105). What is left out stays on this device.
   */
  submit(leftOut?: readonly string[]): Promise<SubmitOutcome>;
  renew(exam: Exam): void;
  content(): ExamContent;
  unsentAnswers(): string;
  close(): Promise<void>;
}
