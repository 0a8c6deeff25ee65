/** Stages in which the certification body acts. */
export const playableStages = ['apl01', 'apl02', 'exam', 'result', 'appeal', 'certificate'] as const;

/** A task of the certification body. */
export interface StaffTask {
  /** The purchase number, or a message number. */
  readonly trxId: string;
  readonly stage: (typeof playableStages)[number] | 'adjustment' | 'message' | 'payment';
  /** Whether the candidate is still taking the exam. */
  readonly open: boolean;
  /** Whether the candidate is marked absent. */
  readonly absent: boolean;
  /** ISO instant. */
  readonly since: string;
  readonly candidate: { readonly email: string; readonly fullname: string };
  readonly scheme: string;
  /** Units to decide in an exam or reassessment, or units that an appeal may dispute. */
  readonly units: readonly { readonly code: string; readonly title: string }[];
  /** Running exams of the candidate. */
  readonly exams: readonly StaffExam[];
  /** Whether the candidate can be marked absent. */
  readonly canBeAbsent: boolean;
  /** Alternative schedules while no exam is started. */
  readonly schedules: readonly { readonly id: string; readonly title: string }[];
  /** Needs of an adjustment request. */
  readonly needs: readonly string[];
  /** Text of an appeal, adjustment request or message. */
  readonly reason: string | null;
  /** Assessors for a reassessment. */
  readonly assessors: readonly { readonly name: string; readonly registration: string }[];
  /** For purchases that the server considers unpaid. */
  readonly payment: StaffPayment | null;
}

interface StaffPayment {
  /** In rupiah. */
  readonly amount: number;
  /** Payment deadline, an ISO instant. */
  readonly until: string;
  /** An undelivered notice: delivery time, or null if lost. */
  readonly notice: { readonly at: string | null; readonly found: boolean } | null;
}

/** A running or closed exam. */
export interface StaffExam {
  readonly id: string;
  readonly title: string;
  /** ISO instant. */
  readonly until: string;
  /** Reason for closing; null while open. */
  readonly closed: string | null;
  /** For observations. */
  readonly criteria: readonly { readonly id: string; readonly text: string; readonly competent: boolean | null }[];
}
