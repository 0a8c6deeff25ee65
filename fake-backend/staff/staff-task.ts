export const playableStages = ['apl01', 'apl02', 'exam', 'result', 'appeal', 'certificate'] as const;

export interface StaffTask {
  readonly trxId: string;
  readonly stage: (typeof playableStages)[number] | 'adjustment' | 'message' | 'problem' | 'payment' | 'transfer';
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

interface StaffPayment {
  readonly amount: number;
  readonly until: string | null;
  /**
   * A payment notice that is not delivered yet. `at`: the delivery time; null if the notice is lost. `found`: asking the gateway finds the
   * payment.
   */
  readonly notice: { readonly at: string | null; readonly found: boolean } | null;
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
