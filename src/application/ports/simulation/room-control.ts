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
  /** When the hand was raised: an ISO instant of the real clock; null if no hand is raised. */
  readonly hand: string | null;
  /** Time of the open page's last report, which it sends every two seconds: an ISO instant of the real clock; null if there was none. */
  readonly heard: string | null;
  /** Title of the open page and, in an exam, the shown question. */
  readonly page: string;
  /** Seconds since the last key or press. */
  readonly idleSeconds: number;
  /** Another tab or window covers the page. */
  readonly hidden: boolean;
  /** Whether the last message was acknowledged; null if there was none. */
  readonly read: boolean | null;
  readonly frozen: boolean;
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
        | 'end-faults'
        | 'unfreeze';
    }
  | { readonly type: 'extend-exam'; readonly minutes: number }
  /** The candidates see the note. */
  | { readonly type: 'close-exam' | 'return-forms'; readonly note: string }
  /** Shown in the trainee's page until it is acknowledged. */
  | { readonly type: 'say'; readonly text: string }
  /** Points at the button or link with this text. */
  | { readonly type: 'point'; readonly target: string }
  /** Covers the page until `unfreeze`, and shows the reason. */
  | { readonly type: 'freeze'; readonly note: string }
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

export interface RoomReportUnit {
  readonly code: string;
  readonly title: string;
  readonly right: number;
  readonly asked: number;
}

export interface RoomReportExam {
  readonly title: string;
  readonly state: 'waiting' | 'running' | 'submitted';
  /** An ISO instant of the simulated clock; null before the start. */
  readonly startedAt: string | null;
  readonly minutesUsed: number;
  /** With the minutes that the trainer added. */
  readonly minutes: number;
  readonly asked: number;
  readonly answered: number;
  readonly right: number;
  /** The units with less than half of their questions right; empty before the submission. */
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

/** A trainer's control of a shared simulated world. Methods reject when the secret is wrong or the room does not reply. */
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
