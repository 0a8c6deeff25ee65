/** A payment that waits; `notice` is what the gateway has and the server does not know of: when it is told, null when never. */
export interface StaffPayment {
  /** In rupiah. */
  readonly amount: number;
  /** When the time to pay ends: an ISO instant. */
  readonly until: string;
  readonly notice: { readonly at: string | null; readonly found: boolean } | null;
}

/** A file that a candidate has sent; `data` is a data URL. */
export interface StaffFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly data: string;
}

/** One thing that was asked, and what the candidate has sent. */
export interface StaffReadingRow {
  /** Where a note can be made; null where none can. */
  readonly target: string | null;
  readonly label: string;
  /** The question in HTML, where it is one of an exam. */
  readonly html: string | null;
  /** Empty where nothing was sent. */
  readonly text: string;
  /** Of a question: whether it is answered right; null where only a person can say that. */
  readonly right: boolean | null;
  /** What a right answer is, or by what it is judged. */
  readonly expected: string | null;
  readonly files: readonly StaffFile[];
}

/** A part of a form, or one exam. */
export interface StaffReadingSection {
  readonly title: string;
  /** How much of it is there, in Indonesian. */
  readonly summary: string | null;
  readonly rows: readonly StaffReadingRow[];
}

/** What the exams of an assessment say, as far as the portal can know. */
export interface StaffGrading {
  readonly answered: number;
  readonly total: number;
  /** What the key says of each unit; empty where no exam was started. */
  readonly units: readonly { readonly code: string; readonly competent: boolean; readonly note: string | null }[];
}

/** What somebody of the certification body reads before a decision. */
export interface StaffReading {
  readonly sections: readonly StaffReadingSection[];
  /** Of exams; null of everything else. */
  readonly grading: StaffGrading | null;
}
