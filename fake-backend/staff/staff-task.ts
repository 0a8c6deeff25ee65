/** The stages of an assessment in which the other side does something. */
export const playableStages = ['apl01', 'apl02', 'exam', 'result', 'appeal', 'certificate'] as const;

/** Something that the other side can do now. */
export interface StaffTask {
  /** The purchase; of a message its number. */
  readonly trxId: string;
  readonly stage: (typeof playableStages)[number] | 'adjustment' | 'message' | 'payment';
  /** Whether the candidate still has to finish the exam. */
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
  /** Where the candidate, who has not started, could be assessed instead. */
  readonly schedules: readonly { readonly id: string; readonly title: string }[];
  /** What somebody asks for in a request for adjustments. */
  readonly needs: readonly string[];
  /** What the candidate writes in an appeal or a request for adjustments, or somebody in a message. */
  readonly reason: string | null;
  /** Who can assess again after an appeal. */
  readonly assessors: readonly { readonly name: string; readonly registration: string }[];
  /** Of a purchase that is not paid yet, as far as the server knows. */
  readonly payment: StaffPayment | null;
}

interface StaffPayment {
  /** In rupiah. */
  readonly amount: number;
  /** When the time to pay ends: an ISO instant. */
  readonly until: string;
  /** What the gateway has, and the server does not know of: when it is told, null when never. */
  readonly notice: { readonly at: string | null; readonly found: boolean } | null;
}

/** An exam that runs, or is closed for a while. */
export interface StaffExam {
  readonly id: string;
  readonly title: string;
  /** ISO instant. */
  readonly until: string;
  /** Why it is closed; null while it runs. */
  readonly closed: string | null;
  /** Of an observation. */
  readonly criteria: readonly { readonly id: string; readonly text: string; readonly competent: boolean | null }[];
}
