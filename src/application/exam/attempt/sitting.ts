import type { Observable } from 'rxjs';
import type { Exam, ExamReceipt } from '../../../domain/exam/exam.ts';
import type { AnswerVersion, ExamPaper } from '../../../domain/exam/question.ts';
import type { LogEntry } from '../../../domain/exam/sitting-log.ts';
import type { ApiFailure } from '../../api-failure.ts';

/**
 * Where the newest version of an answer is: `empty` nothing was answered · `saving` on its way to this device's storage · `kept` on
 * this device · `sent` taken by the server, exactly this revision · `failing` kept, and sending it has failed and is tried again ·
 * `refused` the server will never take it; it stays on this device.
 */
export type AnswerPhase = 'empty' | 'saving' | 'kept' | 'sent' | 'failing' | 'refused';

/** One question as the candidate sees it. */
export interface AnswerView {
  /** An option's value or a text; empty when there is none. */
  readonly value: string;
  readonly doubtful: boolean;
  readonly phase: AnswerPhase;
  /** The server's reason of `refused`. */
  readonly refusal: string | null;
  /** Versions that other devices made and that are not in force (fault matrix 36). */
  readonly others: readonly AnswerVersion[];
}

/** Which tab writes: `reading` while another one does (fault matrix 34). */
export type SittingRole = 'opening' | 'writing' | 'reading';

export interface SittingState {
  readonly role: SittingRole;
  /** By the id of the question; one object for each, replaced when it changes. */
  readonly answers: ReadonlyMap<string, AnswerView>;
  /** How many answers the server has not taken. */
  readonly unsent: number;
  /** How many answers the server will not take. */
  readonly refused: number;
  /** `lost` from the first failed call on; `regained` after it, until `connectionSeen`. */
  readonly connection: 'fine' | 'lost' | 'regained';
  /** False while answers are only in the memory of this page (fault matrix 37, 38). */
  readonly durable: boolean;
  /** The questions of which this device kept an answer that cannot be opened any more, and that were not answered since (fault matrix 70). */
  readonly unopened: readonly string[];
  /** Another tab went on without waiting for what was typed last here. */
  readonly overtaken: boolean;
  /** Nothing can be changed any more: the time is over. */
  readonly sealed: boolean;
  /** Why the server does not let this exam be answered any more (403, or a refusal); null while it does. */
  readonly closed: ApiFailure | null;
  /** A reply said that the session is over; nothing is sent until `resume`. */
  readonly sessionOver: boolean;
}

/** Of a sitting whose tab does not know yet whether it may write. */
export const openingState = (answers: SittingState['answers']): SittingState => ({
  role: 'opening',
  answers,
  unsent: 0,
  refused: 0,
  connection: 'fine',
  durable: true,
  unopened: [],
  overtaken: false,
  sealed: false,
  closed: null,
  sessionOver: false,
});

/**
 * `submitted` just now · `alreadySubmitted` before, by another tab, device or a lost reply · `unknown` no answer, and it could not be
 * found out: the next try asks first · `failed` the server said no, with its reasons.
 */
export type SubmitOutcome =
  | { readonly kind: 'submitted' | 'alreadySubmitted'; readonly receipt: ExamReceipt }
  | { readonly kind: 'unknown'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One exam that runs, open on a page: what is answered is written to this device at once, and sent until the server has it. */
export interface Sitting {
  readonly state: Observable<SittingState> & { readonly value: SittingState };
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
  merge(paper: ExamPaper): void;
  /** The time is over: flushes, and refuses whatever comes. An extension opens it again. */
  seal(sealed: boolean): void;
  /** The banner of a regained connection was seen. */
  connectionSeen(): void;
  /** Makes this tab the one that writes. */
  takeOver(): Promise<void>;
  /** Waits at most 5 s for what is being sent, asks the server whether it has a submission already, and submits once (fault matrix 3, 4, 42). */
  submit(): Promise<SubmitOutcome>;
  /** A newer reading of the exam: an extension moves the deadline. */
  renew(exam: Exam): void;
  /** What happened in this sitting, also before a reload of the page. */
  log(): readonly LogEntry[];
  /** The answers that the server has not taken, as a JSON file for an emergency. */
  unsentAnswers(): string;
  /** Leaves: writes what is not written, and lets other tabs in. */
  close(): Promise<void>;
}
