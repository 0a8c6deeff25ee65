import type { ClockRate } from './simulated-worlds.ts';

export interface RoomExam {
  readonly id: string;
  readonly title: string;
  readonly answered: number;
  readonly total: number;
  readonly until: string;
  readonly closed: string | null;
  readonly submitted: boolean;
}

export interface RoomTrainee {
  readonly email: string;
  readonly fullname: string;
  readonly step: string;
  readonly waits: 'candidate' | 'staff' | null;
  readonly exams: readonly RoomExam[];
  readonly online: boolean;
  /** Time of the last request: an ISO instant of the real clock; null if there was none since the room was opened. */
  readonly seen: string | null;
  readonly did: string | null;
  readonly faults: readonly string[];
}

export interface RoomView {
  readonly now: string;
  readonly realNow: string;
  readonly rate: ClockRate;
  readonly nextEvent: { readonly at: string; readonly title: string } | null;
  readonly undone: boolean;
  readonly robots: boolean;
  readonly trainees: readonly RoomTrainee[];
  readonly scenarios: readonly { readonly name: string; readonly title: string }[];
  readonly faults: readonly { readonly id: string; readonly title: string }[];
}

export type RoomAction =
  | {
      readonly type:
        | 'start-exam'
        | 'finish-exam'
        | 'reopen-exam'
        | 'approve-forms'
        | 'issue-certificate'
        | 'end-faults';
    }
  | { readonly type: 'extend-exam'; readonly minutes: number }
  /** The candidates can read the note. */
  | { readonly type: 'close-exam' | 'return-forms'; readonly note: string }
  | { readonly type: 'decide'; readonly competent: boolean }
  | { readonly type: 'settle'; readonly outcome: 'pay' | 'fail' | 'expire' }
  | { readonly type: 'fault'; readonly fault: string }
  | { readonly type: 'reset'; readonly scenario: string };

export type RoomTime =
  | { readonly type: 'travel'; readonly milliseconds: number }
  /** `undo` reverts the last time travel, `redo` the last undo. */
  | { readonly type: 'next' | 'undo' | 'redo' }
  | { readonly type: 'rate'; readonly rate: ClockRate }
  | { readonly type: 'robots'; readonly on: boolean };

export interface RoomOutcome {
  readonly done: number;
  readonly asked: number;
}

/** A trainer's control of a shared simulated world. Methods reject when the secret is wrong or the room does not reply. */
export interface RoomControl {
  view(): Promise<RoomView>;
  act(emails: readonly string[], action: RoomAction): Promise<RoomOutcome>;
  changeTime(change: RoomTime): Promise<boolean>;
}

export class RoomRefused extends Error {
  readonly reason: 'wrong' | 'too often';

  constructor(reason: 'wrong' | 'too often') {
    super(reason);
    this.name = 'RoomRefused';
    this.reason = reason;
  }
}
