import type { PendingVersion } from './answer-entry.ts';
import type { LogEntry } from './attempt-log.ts';
import type { ExamAttempt } from './attempt-state.ts';
import type { AnswerToSave, AnswerVersion, ExamContent, SaveReply, ServerAnswer } from './question.ts';

type Versions = readonly PendingVersion[];

/** What this device had stored of an attempt. */
export interface StoredAnswers {
  /** False where the storage could not be read. */
  readonly durable: boolean;
  /** By question. */
  readonly versions: ReadonlyMap<string, Versions>;
  /** The questions of which something is stored that cannot be opened. */
  readonly unopened: readonly string[];
  /** What may be of an earlier attempt of the same exam, by question. */
  readonly offered: ReadonlyMap<string, Versions>;
}

/** What this device has learnt of the server in an attempt. */
export type Learnt = Pick<ExamAttempt, 'deviceOnly' | 'acknowledged' | 'takenEarly'>;

/** Whatever happens to an attempt: by the candidate, other tabs, the device's storage, the server and the clock. */
export type AttemptEvent =
  /** The candidate answers or flags a question, or chooses a version of another device; `answeredAt` is an ISO instant. */
  | {
      readonly kind: 'answered';
      readonly questionId: string;
      readonly change: Partial<Pick<AnswerVersion, 'value' | 'doubtful'>>;
      readonly answeredAt: string;
    }
  /** This tab has the lock of the attempt. */
  | { readonly kind: 'tabOwned' }
  /** Another tab has it. */
  | { readonly kind: 'tabLost' }
  /** Another tab wants it, and waits for a moment. */
  | { readonly kind: 'handOverAsked' }
  /** What this tab had is stored; of an earlier turn it counts nothing. */
  | { readonly kind: 'handedOver'; readonly turn: number }
  /** The candidate wants this tab to write, and the lock was asked for. */
  | { readonly kind: 'takenOver' }
  /** What this tab begins to write with is read. `device` names this page from now on; `content` is a newer reading, or null. */
  | {
      readonly kind: 'begun';
      readonly turn: number;
      readonly device: string;
      readonly stored: StoredAnswers;
      readonly content: ExamContent | null;
      readonly learnt: Learnt;
    }
  /** The page is left. */
  | { readonly kind: 'left' }
  /** These versions are in the storage, or in this page's memory only. */
  | {
      readonly kind: 'draftWritten';
      readonly questionId: string;
      readonly durable: boolean;
      readonly versions: Versions;
    }
  /** These were in the storage already, unseen, because it could not be read before. */
  | { readonly kind: 'draftFound'; readonly questionId: string; readonly versions: Versions }
  /** The storage can be read now, which it could not before. */
  | { readonly kind: 'draftsRead'; readonly stored: StoredAnswers }
  /** The candidate takes over what an earlier start has left, as answers of now; `answeredAt` is an ISO instant. */
  | { readonly kind: 'offerTaken'; readonly answeredAt: string }
  /** The storage was taken away, and what it held. */
  | { readonly kind: 'draftsLost' }
  /** Another tab has written to the storage. */
  | { readonly kind: 'draftsOvertaken' }
  | { readonly kind: 'saved'; readonly reply: SaveReply }
  /** The server has answered a save, and keeps no answers before the submission. */
  | { readonly kind: 'savingDeclined' }
  /** The server has answered a save as if it were the submission. */
  | { readonly kind: 'takenEarly' }
  /** It is tried again. `connection`: there was no reply, or none of this API · `server`: it said that it has a problem. */
  | {
      readonly kind: 'saveFailed';
      readonly questionIds: readonly string[];
      readonly cause: 'connection' | 'server' | 'other';
    }
  | { readonly kind: 'sessionExpired' }
  /** The server does not let this exam be answered any more. */
  | { readonly kind: 'closed' }
  /** The session is there again, or the exam may be open again. */
  | { readonly kind: 'resumed' }
  | { readonly kind: 'contentRead'; readonly content: ExamContent }
  /** The deadline is later than before. */
  | { readonly kind: 'deadlineMoved' }
  /** The time is over, or is not any more. */
  | { readonly kind: 'timeUp'; readonly over: boolean }
  /** The candidate has read that the connection is back. */
  | { readonly kind: 'connectionSeen' }
  | { readonly kind: 'submitAsked' }
  /**
   * `definite`: the server has answered with a no. `doubtful`: what became of it is not known. `held`: all that the server has, where that
   * was asked for.
   */
  | {
      readonly kind: 'submitFailed';
      readonly definite: boolean;
      readonly doubtful: boolean;
      readonly held: readonly ServerAnswer[] | null;
    }
  /** The server says that it has the submission. `proven`: the answers that are known to be there. `held`: all that it has, where it says so. */
  | {
      readonly kind: 'receiptRead';
      readonly proven: readonly AnswerToSave[];
      readonly held: readonly ServerAnswer[] | null;
    };

/** What has to be done about it, in this order. */
export type AttemptEffect =
  /** Store these versions of an answer; an empty list removes them. */
  | { readonly kind: 'write'; readonly questionId: string; readonly versions: Versions }
  /** Send what is unsent after this pause, in milliseconds; null: at once, also when a retry is waited for. */
  | { readonly kind: 'send'; readonly pause: number | null }
  /** Send again after the outbox has stopped by itself. */
  | { readonly kind: 'sendAgain' }
  /** Finish what is being written. */
  | { readonly kind: 'flush' }
  /** Read what this tab begins to write with. `again`: another tab may have written since this page was opened. */
  | { readonly kind: 'begin'; readonly turn: number; readonly again: boolean }
  /** Write and send nothing any more. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'log'; readonly event: LogEntry['event']; readonly count: number | null };
