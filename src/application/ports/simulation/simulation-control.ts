import type { SimulatedLessons } from './simulated-lessons.ts';
import type { SimulatedLog } from './simulated-log.ts';
import type { SimulatedNetwork } from './simulated-network.ts';
import type { SimulatedScenarios } from './simulated-scenarios.ts';
import type { SimulatedTime, SimulatedWorlds } from './simulated-worlds.ts';
import type { StaffPayment, StaffReading } from './staff-desk.ts';

/** A candidate of the demonstration; `persona` says in one Indonesian line what state this candidate is in. */
export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly fullname: string;
  readonly persona: string;
}

/** A Prakerja code of the demonstration; `state` says in one Indonesian line what it is good for now. */
export interface DemoPrakerjaCode {
  readonly code: string;
  readonly state: string;
  /** The slug of the scheme that it is for. */
  readonly scheme: string;
  /** The nearest schedule that it can be redeemed for; null when there is none now. */
  readonly schedule: string | null;
}

/** A mail of the simulated server. `link` is a page of this portal, by its path and query; `sent_at` an ISO instant. */
export interface SimulatedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: string | null;
  readonly link_title: string | null;
  readonly sent_at: string;
}

/** How much is added. */
export interface SimulatedMasses {
  readonly notifications?: number;
  readonly transactions?: number;
  readonly apl02Units?: number;
  readonly examQuestions?: number;
}

/** Something that waits for the certification body; `open` is an exam that the candidate has not finished. */
export interface StaffTask {
  /** The purchase; of a message its number. */
  readonly trxId: string;
  readonly stage:
    | 'apl01'
    | 'apl02'
    | 'exam'
    | 'result'
    | 'appeal'
    | 'certificate'
    | 'adjustment'
    | 'message'
    | 'payment';
  readonly open: boolean;
  /** Whether the candidate of an exam has not come. */
  readonly absent: boolean;
  /** ISO instant. */
  readonly since: string;
  readonly candidate: { readonly email: string; readonly fullname: string };
  readonly scheme: string;
  /** The units of an exam or a reassessment to decide, or those that an appeal can bring up again. */
  readonly units: readonly { readonly code: string; readonly title: string }[];
  /** The exams that the candidate has started and not submitted. */
  readonly exams: readonly StaffExam[];
  /** Whether it can be said of the candidate not to have come. */
  readonly canBeAbsent: boolean;
  /** The other schedules that a candidate who has started no exam can be moved to. */
  readonly schedules: readonly { readonly id: string; readonly title: string }[];
  /** What a request for adjustments asks for. */
  readonly needs: readonly string[];
  /** The reason of an appeal; the words of a message or of a request for adjustments. */
  readonly reason: string | null;
  /** Who can assess again after an appeal. */
  readonly assessors: readonly { readonly name: string; readonly registration: string }[];
  /** Of a purchase that is not paid yet, as far as the server knows. */
  readonly payment: StaffPayment | null;
}

/** An exam that runs, or is closed for a while. */
export interface StaffExam {
  readonly id: string;
  /** As it is called within a sentence. */
  readonly title: string;
  /** When its time is over: an ISO instant. */
  readonly until: string;
  /** Why the assessor has closed it; null while it runs. */
  readonly closed: string | null;
  /** What is watched in an observation; `competent` is null until it is judged. */
  readonly criteria: readonly { readonly id: string; readonly text: string; readonly competent: boolean | null }[];
}

/** What the other side does. */
export type StaffAction =
  | {
      readonly type: 'apl01' | 'apl02';
      readonly trxId: string;
      readonly decision: 'approve' | 'return' | 'reject';
      readonly note: string | null;
      readonly notes: readonly { readonly target: string; readonly text: string }[];
    }
  | {
      readonly type: 'finish-exam' | 'issue-certificate' | 'mark-absent' | 'take-back-absence';
      readonly trxId: string;
    }
  | { readonly type: 'reschedule'; readonly trxId: string; readonly scheduleId: string }
  | { readonly type: 'extend-exam'; readonly trxId: string; readonly examId: string; readonly minutes: number }
  | { readonly type: 'close-exam'; readonly trxId: string; readonly examId: string; readonly note: string }
  | { readonly type: 'reopen-exam'; readonly trxId: string; readonly examId: string }
  | {
      readonly type: 'tick';
      readonly trxId: string;
      readonly examId: string;
      readonly criterion: string;
      readonly competent: boolean;
    }
  | {
      readonly type: 'decide';
      readonly trxId: string;
      readonly units: readonly { readonly code: string; readonly competent: boolean; readonly note: string | null }[];
      readonly note: string | null;
    }
  | {
      readonly type: 'answer-appeal';
      readonly trxId: string;
      readonly granted: boolean;
      readonly text: string;
      /** The codes of the units that are assessed again by the assessor of this registration; none and null when it is rejected. */
      readonly units: readonly string[];
      readonly assessor: string | null;
    }
  | {
      readonly type: 'answer-adjustment';
      readonly trxId: string;
      readonly outcome: 'granted' | 'partly' | 'refused';
      readonly text: string;
      /** Added to each exam. */
      readonly minutes: number;
    }
  | { readonly type: 'settle-payment'; readonly trxId: string; readonly outcome: 'pay' | 'fail' | 'expire' }
  /** The gateway sends the news of the payment twice. */
  | { readonly type: 'repeat-payment'; readonly trxId: string }
  /** It is paid, and the server is never told; `found` when it finds out by asking. */
  | { readonly type: 'lose-payment'; readonly trxId: string; readonly found: boolean }
  /** It is paid now, and the server is told so many minutes of its time later. */
  | { readonly type: 'delay-payment'; readonly trxId: string; readonly minutes: number }
  | { readonly type: 'answer-message'; readonly trxId: string; readonly text: string };

/** The simulated staff: whether it acts by itself, and how long it leaves something lying (ms of server time). */
export interface StaffRobots {
  readonly on: boolean;
  readonly delay: number;
}

/** The world of the simulation, for the Panel Simulasi; bound in the simulation profile only. */
export interface SimulationControl
  extends SimulatedTime,
    SimulatedWorlds,
    SimulatedScenarios,
    SimulatedLessons,
    SimulatedNetwork,
    SimulatedLog {
  personas(): readonly Persona[];
  prakerjaCodes(): readonly DemoPrakerjaCode[];
  /** The certificates that were issued: their numbers, and what a check says of them now. */
  certificates(): readonly { readonly number: string; readonly state: string }[];
  /** The mails that the server has sent, the newest first. */
  mails(): Promise<readonly SimulatedMail[]>;
  /** Calls the listener now and at each change with whether the simulated world survives this page, until the returned function is called. */
  watchStorage(listener: (lasting: boolean) => void): () => void;
  /** Calls the listener whenever something has changed in the world, in any window, until the returned function is called. */
  watchChanges(listener: () => void): () => void;
  /** Whether this window has a session that it shares with no other, so that it can be another person than they are. */
  isOwnWindow(): boolean;
  /**
   * Gives a candidate this many more unread notifications and purchases, to see the portal with masses of data, with
   * `apl02Units` (2 or 12) one more purchase whose APL 02 is open and has so many units, and with `examQuestions` (30 or 300)
   * one more that is ready for a written exam of so many questions.
   */
  fill(email: string, masses: SimulatedMasses): Promise<void>;
  /** What waits for the certification body, the longest waiting first. */
  staffTasks(): Promise<readonly StaffTask[]>;
  /** What the candidate has sent to a task, which the robots then leave alone for ten minutes. */
  readTask(trxId: string, stage: StaffTask['stage']): Promise<StaffReading>;
  /** A right answer to every question of an assessment, by the id of the question. */
  rightAnswers(trxId: string): Promise<Readonly<Record<string, string>>>;
  /** A small PDF, as a data URL, that says what it stands for. */
  samplePaper(title: string): string;
  /** Plays the other side; rejects with a RangeError when somebody else was faster. */
  actAsStaff(action: StaffAction): Promise<void>;
  robots(): StaffRobots;
  setRobots(robots: StaffRobots): Promise<void>;
}
