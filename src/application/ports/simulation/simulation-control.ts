import type { SimulatedLessons } from './simulated-lessons.ts';
import type { SimulatedLog } from './simulated-log.ts';
import type { SimulatedNetwork } from './simulated-network.ts';
import type { SimulatedOwnScenes } from './simulated-own-scenes.ts';
import type { SimulatedScenarios } from './simulated-scenarios.ts';
import type { SimulatedTime, SimulatedWorlds } from './simulated-worlds.ts';
import type { StaffPayment, StaffReading } from './staff-desk.ts';

export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly fullname: string;
  readonly persona: string;
}

export interface DemoPrakerjaCode {
  readonly code: string;
  readonly state: string;
  readonly scheme: string;
  readonly schedule: string | null;
}

/** A simulated mail. `link` is a path and query in this portal; `sent_at` an ISO instant. */
export interface SimulatedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: string | null;
  readonly link_title: string | null;
  readonly sent_at: string;
}

export interface SimulatedMasses {
  readonly notifications?: number;
  readonly transactions?: number;
  readonly apl02Units?: number;
  readonly examQuestions?: number;
}

export interface StaffTask {
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
    | 'problem'
    | 'payment'
    | 'transfer';
  readonly open: boolean;
  readonly absent: boolean;
  readonly since: string;
  readonly candidate: { readonly email: string; readonly fullname: string };
  readonly scheme: string;
  readonly units: readonly { readonly code: string; readonly title: string }[];
  readonly exams: readonly StaffExam[];
  /** The exams that are not begun. `held`: until the assessor releases them. `code`: of the place, which the start asks for. */
  readonly awaited: readonly AwaitedExam[];
  readonly canBeAbsent: boolean;
  readonly schedules: readonly { readonly id: string; readonly title: string }[];
  readonly needs: readonly string[];
  readonly reason: string | null;
  readonly assessors: readonly { readonly name: string; readonly registration: string }[];
  readonly payment: StaffPayment | null;
}

export interface AwaitedExam {
  readonly id: string;
  readonly title: string;
  readonly held: boolean;
  readonly code: string | null;
}

export interface StaffExam {
  readonly id: string;
  readonly title: string;
  readonly until: string;
  readonly closed: string | null;
  readonly criteria: readonly { readonly id: string; readonly text: string; readonly competent: boolean | null }[];
}

/**
 * `repeat-payment`: the gateway sends the payment notice twice. `lose-payment`: paid without a notice to the server; `found`: the gateway
 * confirms the payment when the server asks. `delay-payment`: paid now; the notice reaches the server after these minutes of server time.
 */
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
  | { readonly type: 'hold-exam'; readonly trxId: string; readonly examId: string }
  | { readonly type: 'release-exam'; readonly trxId: string; readonly examId: string; readonly code: string | null }
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
      /** Unit codes to reassess, and the assessor's registration; empty and null for a rejection. */
      readonly units: readonly string[];
      readonly assessor: string | null;
    }
  | {
      readonly type: 'answer-adjustment';
      readonly trxId: string;
      readonly outcome: 'granted' | 'partly' | 'refused';
      readonly text: string;
      readonly minutes: number;
    }
  | { readonly type: 'settle-payment'; readonly trxId: string; readonly outcome: 'pay' | 'fail' | 'expire' }
  | { readonly type: 'repeat-payment'; readonly trxId: string }
  | { readonly type: 'lose-payment'; readonly trxId: string; readonly found: boolean }
  | { readonly type: 'delay-payment'; readonly trxId: string; readonly minutes: number }
  | { readonly type: 'answer-message'; readonly trxId: string; readonly text: string }
  /** Answers a report on a question, by the number of the report; `minutes` are added with `time`. */
  | {
      readonly type: 'decide-problem';
      readonly trxId: string;
      readonly decision: 'time' | 'void' | 'hint';
      readonly minutes: number;
      readonly text: string;
    };

/** The simulated staff; `delay`: milliseconds of server time before the staff act. */
export interface StaffRobots {
  readonly on: boolean;
  readonly delay: number;
}

export interface SimulationControl
  extends SimulatedTime,
    SimulatedWorlds,
    SimulatedScenarios,
    SimulatedOwnScenes,
    SimulatedLessons,
    SimulatedNetwork,
    SimulatedLog {
  personas(): readonly Persona[];
  prakerjaCodes(): readonly DemoPrakerjaCode[];
  certificates(): readonly { readonly number: string; readonly state: string }[];
  /** Newest first. */
  mails(): Promise<readonly SimulatedMail[]>;
  /** Calls the listener now and on each change; `lasting`: the world survives this page. Returns the unsubscribe function. */
  watchStorage(listener: (lasting: boolean) => void): () => void;
  watchChanges(listener: () => void): () => void;
  /** Whether this window has its own session, so that a different person can be logged in than in other windows. */
  isOwnWindow(): boolean;
  /** Adds data in bulk; `apl02Units` (2 or 12) adds an open APL 02 of that size, `examQuestions` (30 or 300) a ready written exam. */
  fill(email: string, masses: SimulatedMasses): Promise<void>;
  /** Longest waiting first. */
  staffTasks(): Promise<readonly StaffTask[]>;
  /** The candidate's input for a task. Reading it stops the robots from handling it for ten minutes. */
  readTask(trxId: string, stage: StaffTask['stage']): Promise<StaffReading>;
  /** Correct answers to the questions of an assessment, except uploads, by question id. */
  rightAnswers(trxId: string): Promise<Readonly<Record<string, string>>>;
  /** A small PDF with this title, as a data URL. */
  samplePaper(title: string): string;
  /** Rejects with a RangeError when the action is not possible now, as after one in another window. */
  actAsStaff(action: StaffAction): Promise<void>;
  robots(): StaffRobots;
  setRobots(robots: StaffRobots): Promise<void>;
}
