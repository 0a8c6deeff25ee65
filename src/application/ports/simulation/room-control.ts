import type { ClockRate } from './simulated-worlds.ts';
import type { StaffReadingSection } from './staff-desk.ts';

export interface RoomExam {
  readonly id: string;
  readonly title: string;
  readonly answered: number;
  readonly total: number;
  readonly until: string;
  readonly closed: string | null;
  readonly submitted: boolean;
}

/**
 * ISO instants of the real clock, null for none: `seen` of the last request, `hand` of the raised hand, `heard` of the open page's last
 * report (one every two seconds). `read`: whether the last message was acknowledged; null for none. `pointed`: whether the page shows
 * the button that the last message names; null for none, or not reported yet.
 */
export interface RoomTrainee {
  readonly email: string;
  readonly fullname: string;
  readonly step: string;
  readonly waits: 'candidate' | 'staff' | null;
  readonly exams: readonly RoomExam[];
  readonly online: boolean;
  readonly seen: string | null;
  readonly did: string | null;
  readonly faults: readonly string[];
  readonly hand: string | null;
  readonly heard: string | null;
  readonly page: string;
  readonly idleSeconds: number;
  readonly hidden: boolean;
  readonly read: boolean | null;
  readonly pointed: boolean | null;
  readonly frozen: boolean;
  /** The reports on questions that wait for an answer. */
  readonly problems: readonly string[];
  /** Whether the device passed the rehearsal in the last eight hours of the class; absent while no exam is open. */
  readonly ready?: boolean;
}

/**
 * `usedAt`: for a class that goes on, when it was last used before this start (ISO, real clock); null for a new class. `full`: the last change
 * was not stored, because the disk is full.
 */
export interface RoomView {
  readonly now: string;
  readonly realNow: string;
  readonly rate: ClockRate;
  readonly nextEvent: { readonly at: string; readonly title: string } | null;
  readonly undone: boolean;
  readonly usedAt: string | null;
  readonly full: boolean;
  readonly robots: boolean;
  readonly trainees: readonly RoomTrainee[];
  readonly removed: readonly { readonly email: string; readonly fullname: string }[];
  readonly scenarios: readonly { readonly name: string; readonly title: string }[];
  readonly faults: readonly { readonly id: string; readonly title: string }[];
}

/**
 * `point` marks the button or link with this text. `freeze` covers the page until `unfreeze`. `say` shows a text in the trainee's page
 * until it is acknowledged. `remove` closes an account until `readmit`, and keeps what was done with it. The candidates see every `note`.
 */
export type RoomAction =
  | {
      readonly type:
        | 'start-exam'
        | 'finish-exam'
        | 'reopen-exam'
        | 'hold-exam'
        | 'approve-forms'
        | 'issue-certificate'
        | 'end-faults'
        | 'unfreeze'
        | 'remove'
        | 'readmit';
    }
  | { readonly type: 'extend-exam'; readonly minutes: number }
  | { readonly type: 'release-exam'; readonly code: string | null }
  | { readonly type: 'close-exam' | 'return-forms'; readonly note: string }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'point'; readonly target: string }
  | { readonly type: 'freeze'; readonly note: string }
  | { readonly type: 'decide'; readonly competent: boolean }
  /** Answers all reports on questions that wait. */
  | {
      readonly type: 'decide-problem';
      readonly decision: 'time' | 'void' | 'hint';
      readonly minutes: number;
      readonly text: string;
    }
  | { readonly type: 'settle'; readonly outcome: 'pay' | 'fail' | 'expire' }
  | { readonly type: 'fault'; readonly fault: string }
  | { readonly type: 'reset'; readonly scenario: string };

export type RoomTime =
  | { readonly type: 'travel'; readonly milliseconds: number }
  | { readonly type: 'next' | 'undo' | 'redo' }
  | { readonly type: 'rate'; readonly rate: ClockRate }
  | { readonly type: 'robots'; readonly on: boolean };

/** `over`: trainees with added minutes and an exam that is over all the same. */
export interface RoomOutcome {
  readonly done: number;
  readonly asked: number;
  readonly over: number;
}

export interface RoomReportUnit {
  readonly code: string;
  readonly title: string;
  readonly right: number;
  readonly asked: number;
}

/**
 * `startedAt`: an ISO instant of the simulated clock; null before the start. `minutes`: with those that the trainer added. `weakUnits`: the
 * units with less than half of their questions right; empty before the submission. `over`: the time is over, and nothing was submitted.
 */
export interface RoomReportExam {
  readonly title: string;
  readonly state: 'waiting' | 'running' | 'over' | 'submitted';
  readonly startedAt: string | null;
  readonly minutesUsed: number;
  readonly minutes: number;
  readonly asked: number;
  readonly answered: number;
  readonly right: number;
  readonly weakUnits: readonly RoomReportUnit[];
}

export interface RoomReportTrainee {
  readonly email: string;
  readonly fullname: string;
  readonly step: string;
  readonly exams: readonly RoomReportExam[];
  readonly result: {
    readonly competent: boolean;
    readonly competentUnits: number;
    readonly units: number;
    readonly note: string;
  } | null;
  readonly feedback: { readonly yes: number; readonly asked: number; readonly notes: string } | null;
}

/** A trainer's control of a shared simulated world. Methods reject: with `RoomRefused` when the secret is wrong or was tried too often. */
export interface RoomControl {
  view(): Promise<RoomView>;
  act(emails: readonly string[], action: RoomAction): Promise<RoomOutcome>;
  changeTime(change: RoomTime): Promise<boolean>;
  /** The trainee's submission or answers of the current step, as the staff's desk shows them; empty if there is nothing to read. */
  read(email: string): Promise<readonly StaffReadingSection[]>;
  /** The step of each trainee, with the exams and the result of the current assessment. */
  report(): Promise<readonly RoomReportTrainee[]>;
}

export class RoomRefused extends Error {
  readonly reason: 'wrong' | 'too often';

  constructor(reason: 'wrong' | 'too often') {
    super(reason);
    this.name = 'RoomRefused';
    this.reason = reason;
  }
}
