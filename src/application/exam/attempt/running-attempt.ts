import type { Observable } from 'rxjs';
import type { LogEntry } from '../../../domain/exam/attempt-log.ts';
import type { AttemptView } from '../../../domain/exam/attempt-state.ts';
import type { Exam, ExamReceipt } from '../../../domain/exam/exam.ts';
import type { AnswerVersion, ExamContent } from '../../../domain/exam/question.ts';
import type { ApiFailure } from '../../api-failure.ts';

export interface AttemptState extends AttemptView {
  /** Why the server does not let this exam be answered any more (403, or a refusal); null while it does. */
  readonly closed: ApiFailure | null;
}

/**
 * The receipt is null where the server gives none. `submitted` just now · `alreadySubmitted` before, by another tab, device or a lost reply ·
 * `unknown` no answer, and it could not be found out: the next try asks first · `failed` the server said no, or nothing was sent.
 */
export type SubmitOutcome =
  | {
      readonly kind: 'submitted' | 'alreadySubmitted';
      readonly receipt: ExamReceipt | null;
      /** Whether all answers are known to be on the server; else they stay on this device. */
      readonly proven: boolean;
    }
  | { readonly kind: 'unknown' | 'failed'; readonly error: unknown };

/** One exam that runs, open on a page: what is answered is written to this device at once, and sent until the server has it. */
export interface RunningAttempt {
  readonly state: Observable<AttemptState> & { readonly value: AttemptState };
  /** Takes an answer; false when nothing is taken any more (sealed, closed, another tab writes). */
  answer(questionId: string, value: string): boolean;
  /** Marks as "ragu-ragu" or not. */
  doubt(questionId: string, doubtful: boolean): boolean;
  /** Puts a version of another device in force again. */
  choose(questionId: string, version: AnswerVersion): boolean;
  /** Resolves when everything that was answered is written to this device. */
  flush(): Promise<void>;
  /** Sends what is unsent now instead of after the next pause: the person is here again, or the network. */
  sendNow(): void;
  /** Sends again: the session is there again (after `sessionOver`), or the exam may have been opened again (after `closed`). */
  resume(): void;
  /** Takes a newer reading of the paper: answers of other devices. */
  merge(content: ExamContent): void;
  /** The time is over: flushes, and refuses whatever comes. An extension opens it again. */
  lock(locked: boolean): void;
  /** The banner of a regained connection was seen. */
  connectionSeen(): void;
  /** Takes over what an earlier start of this exam has left here (`offered`), where nothing was answered since. */
  takeOffered(): void;
  /** Makes this tab the one that writes. */
  takeOver(): Promise<void>;
  /** Waits at most 5 s for what is being sent, asks the server whether it has a submission already, and submits every answer once (fault matrix 3, 4, 42). */
  submit(): Promise<SubmitOutcome>;
  /** A newer reading of the exam: an extension moves the deadline. */
  renew(exam: Exam): void;
  /** The paper with the answers that the server is known to have by now. */
  content(): ExamContent;
  /** What happened in this attempt, also before a reload of the page. */
  log(): readonly LogEntry[];
  /** The answers that the server has not taken, as a JSON file for an emergency. */
  unsentAnswers(): string;
  /** Leaves: writes what is not written, and lets other tabs in. */
  close(): Promise<void>;
}
