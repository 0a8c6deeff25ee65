import type { PendingVersion } from './answer-entry.ts';
import type { LogEntry } from './attempt-log.ts';
import type { ExamAttempt } from './attempt-state.ts';
import type { AnswerToSave, AnswerVersion, ExamContent, SaveReply, ServerAnswer } from './question.ts';

type Versions = readonly PendingVersion[];

export interface StoredAnswers {
  readonly durable: boolean;
  readonly versions: ReadonlyMap<string, Versions>;
  readonly unopened: readonly string[];
  readonly offered: ReadonlyMap<string, Versions>;
}

export type Learnt = Pick<ExamAttempt, 'deviceOnly' | 'acknowledged' | 'takenEarly'>;

export type AttemptEvent =
  | {
      readonly kind: 'answered';
      readonly questionId: string;
      readonly change: Partial<Pick<AnswerVersion, 'value' | 'doubtful'>>;
      readonly answeredAt: string;
    }
  | { readonly kind: 'tabOwned' }
  | { readonly kind: 'tabLost' }
  | { readonly kind: 'handOverAsked' }
  /** This tab has written everything to the storage. Ignored if the event belongs to an earlier turn. */
  | { readonly kind: 'handedOver'; readonly turn: number }
  /** The candidate wants this tab to write, and the lock was requested. */
  | { readonly kind: 'takenOver' }
  /** The initial state was read. `device` identifies this page from now on; `content` is a newer read, or null. */
  | {
      readonly kind: 'begun';
      readonly turn: number;
      readonly device: string;
      readonly stored: StoredAnswers;
      readonly content: ExamContent | null;
      readonly learnt: Learnt;
    }
  | { readonly kind: 'left' }
  /** These versions are stored, or (not `durable`) only in this page's memory. */
  | {
      readonly kind: 'draftWritten';
      readonly questionId: string;
      readonly durable: boolean;
      readonly versions: Versions;
    }
  | { readonly kind: 'draftFound'; readonly questionId: string; readonly versions: Versions }
  | { readonly kind: 'draftsRead'; readonly stored: StoredAnswers }
  | { readonly kind: 'offerTaken'; readonly answeredAt: string }
  | { readonly kind: 'draftsLost' }
  | { readonly kind: 'draftsOvertaken' }
  | { readonly kind: 'saved'; readonly reply: SaveReply }
  | { readonly kind: 'savingDeclined' }
  | { readonly kind: 'takenEarly' }
  /**
   * The call will be retried. `connection`: no reply. `between`: something between this page and the API has answered. `server`: the server
   * has a problem.
   */
  | {
      readonly kind: 'saveFailed';
      readonly questionIds: readonly string[];
      readonly cause: 'connection' | 'between' | 'server' | 'other';
    }
  | { readonly kind: 'sessionExpired' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'contentRead'; readonly content: ExamContent }
  | { readonly kind: 'deadlineMoved' }
  | { readonly kind: 'timeUp'; readonly over: boolean }
  | { readonly kind: 'connectionSeen' }
  | { readonly kind: 'submitAsked' }
  /** The server refuses these answers in a submission, or one may have arrived without them. */
  | { readonly kind: 'leftOut'; readonly reasons: ReadonlyMap<string, string> }
  /** `definite`: the server refused. `unknown`: the outcome is unknown. `held`: all answers on the server, null if they were not read. */
  | {
      readonly kind: 'submitFailed';
      readonly definite: boolean;
      readonly unknown: boolean;
      readonly held: readonly ServerAnswer[] | null;
    }
  /** The server has the submission. `proven`: answers known to be on the server. `held`: all answers on the server, null if unknown. */
  | {
      readonly kind: 'receiptRead';
      readonly proven: readonly AnswerToSave[];
      readonly held: readonly ServerAnswer[] | null;
    };

export type AttemptEffect =
  | { readonly kind: 'write'; readonly questionId: string; readonly versions: Versions }
  /** Send unsent answers after this pause (milliseconds); null sends at once, skipping a pending retry. */
  | { readonly kind: 'send'; readonly pause: number | null }
  | { readonly kind: 'sendAgain' }
  /** Read the content, to compare what the server shows with what was sent. */
  | { readonly kind: 'look' }
  | { readonly kind: 'flush' }
  /** Read the initial state. `again`: another tab may have written since this page was opened. */
  | { readonly kind: 'begin'; readonly turn: number; readonly again: boolean }
  | { readonly kind: 'stop' }
  | { readonly kind: 'log'; readonly event: LogEntry['event']; readonly count: number | null };
