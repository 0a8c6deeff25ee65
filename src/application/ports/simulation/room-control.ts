import type { ClockRate } from './simulated-worlds.ts';

/** An exam of a trainee that was started. */
export interface RoomExam {
  readonly id: string;
  /** As it is called within a sentence. */
  readonly title: string;
  readonly answered: number;
  readonly total: number;
  /** When its time is over: an ISO instant. */
  readonly until: string;
  /** Why it is closed; null while it runs. */
  readonly closed: string | null;
  readonly submitted: boolean;
}

/** Somebody of a class, as the trainer sees them. */
export interface RoomTrainee {
  readonly email: string;
  readonly fullname: string;
  /** Where the candidate is, in Indonesian. */
  readonly step: string;
  /** Whom that waits for: the candidate, the certification body, or nobody. */
  readonly waits: 'candidate' | 'staff' | null;
  readonly exams: readonly RoomExam[];
  /** Whether a page of theirs is connected now. */
  readonly online: boolean;
  /** When their last request came: an ISO instant of the real clock; null for none since the room was opened. */
  readonly seen: string | null;
  /** What it was, in Indonesian. */
  readonly did: string | null;
  /** What goes wrong for this person on purpose: ids of faults. */
  readonly faults: readonly string[];
}

/** All that a trainer sees of a class. */
export interface RoomView {
  /** The server's time, and the real one: ISO instants. */
  readonly now: string;
  readonly realNow: string;
  readonly rate: ClockRate;
  readonly nextEvent: { readonly at: string; readonly title: string } | null;
  /** Whether a journey was just taken back, which can be done again. */
  readonly undone: boolean;
  /** Whether the simulated staff acts by itself. */
  readonly robots: boolean;
  readonly trainees: readonly RoomTrainee[];
  /** Steps that trainees can be brought to. */
  readonly scenarios: readonly { readonly name: string; readonly title: string }[];
  readonly faults: readonly { readonly id: string; readonly title: string }[];
}

/** What a trainer does for people of the class. */
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
  /** The note is read by the candidates. */
  | { readonly type: 'close-exam' | 'return-forms'; readonly note: string }
  | { readonly type: 'decide'; readonly competent: boolean }
  | { readonly type: 'settle'; readonly outcome: 'pay' | 'fail' | 'expire' }
  | { readonly type: 'fault'; readonly fault: string }
  | { readonly type: 'reset'; readonly scenario: string };

/** What a trainer does to the time of the class, and to those who act by themselves. */
export type RoomTime =
  | { readonly type: 'travel'; readonly milliseconds: number }
  /** `undo` takes back the last journey, and `redo` what was there before it was taken back. */
  | { readonly type: 'next' | 'undo' | 'redo' }
  | { readonly type: 'rate'; readonly rate: ClockRate }
  | { readonly type: 'robots'; readonly on: boolean };

/** For how many it was done; for the others it made no sense now. */
export interface RoomOutcome {
  readonly done: number;
  readonly asked: number;
}

/** A class that shares one simulated world, in the hands of its trainer. Each rejects where the secret is wrong or nobody answers. */
export interface RoomControl {
  view(): Promise<RoomView>;
  /** Does it for the people with these addresses. */
  act(emails: readonly string[], action: RoomAction): Promise<RoomOutcome>;
  /** Changes the time of all; false when there was nothing to do. */
  changeTime(change: RoomTime): Promise<boolean>;
}

/** The secret is wrong, or was wrong too often for now. */
export class RoomRefused extends Error {
  readonly reason: 'wrong' | 'too often';

  constructor(reason: 'wrong' | 'too often') {
    super(reason);
    this.name = 'RoomRefused';
    this.reason = reason;
  }
}
