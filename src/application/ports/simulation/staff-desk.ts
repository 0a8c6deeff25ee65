/** A pending payment; `notice`: the gateway's notice that the server has not received (`at` null: never sent). */
export interface StaffPayment {
  /** In rupiah. */
  readonly amount: number;
  /** The payment deadline: an ISO instant. */
  readonly until: string;
  readonly notice: { readonly at: string | null; readonly found: boolean } | null;
}

/** A file from a candidate; `data` is a data URL. */
export interface StaffFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly data: string;
}

/** One question and the candidate's answer. */
export interface StaffReadingRow {
  /** The target of a note; null when none can be made. */
  readonly target: string | null;
  readonly label: string;
  /** An exam question's HTML. */
  readonly html: string | null;
  /** Empty when nothing was sent. */
  readonly text: string;
  /** Whether the answer is correct; null when only a person can judge it. */
  readonly right: boolean | null;
  /** The correct answer, or the criteria. */
  readonly expected: string | null;
  readonly files: readonly StaffFile[];
}

/** A part of a form, or one exam. */
export interface StaffReadingSection {
  readonly title: string;
  /** How much is filled in, in Indonesian. */
  readonly summary: string | null;
  readonly rows: readonly StaffReadingRow[];
}

/** The results of an assessment's exams, as far as they can be computed. */
export interface StaffGrading {
  readonly answered: number;
  readonly total: number;
  /** The verdict per unit by the answer key; empty when no exam was started. */
  readonly units: readonly { readonly code: string; readonly competent: boolean; readonly note: string | null }[];
}

/** What the staff reads before a decision. */
export interface StaffReading {
  readonly sections: readonly StaffReadingSection[];
  /** Null for anything but exams. */
  readonly grading: StaffGrading | null;
}
