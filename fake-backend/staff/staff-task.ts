export const playableStages = ['apl01', 'apl02', 'exam', 'result', 'appeal', 'certificate'] as const;

export interface StaffTask {
  readonly trxId: string;
  readonly stage: (typeof playableStages)[number] | 'adjustment' | 'message' | 'payment';
  readonly open: boolean;
  readonly absent: boolean;
  /** ISO instant. */
  readonly since: string;
  readonly candidate: { readonly email: string; readonly fullname: string };
  readonly scheme: string;
  /** Units to decide in an exam or reassessment, or units that an appeal may dispute. */
  readonly units: readonly { readonly code: string; readonly title: string }[];
  readonly exams: readonly StaffExam[];
  readonly canBeAbsent: boolean;
  readonly schedules: readonly { readonly id: string; readonly title: string }[];
  readonly needs: readonly string[];
  readonly reason: string | null;
  readonly assessors: readonly { readonly name: string; readonly registration: string }[];
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

export interface StaffExam {
  readonly id: string;
  readonly title: string;
  /** ISO instant. */
  readonly until: string;
  /** Reason for closing; null while open. */
  readonly closed: string | null;
  readonly criteria: readonly { readonly id: string; readonly text: string; readonly competent: boolean | null }[];
}
