export interface StaffPayment {
  /** In rupiah. */
  readonly amount: number;
  readonly until: string | null;
  readonly notice: { readonly at: string | null; readonly found: boolean } | null;
}

/** A file from a candidate; `data` is a data URL. */
export interface StaffFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly data: string;
}

export interface StaffReadingRow {
  readonly target: string | null;
  readonly label: string;
  readonly html: string | null;
  readonly text: string;
  readonly right: boolean | null;
  readonly expected: string | null;
  readonly files: readonly StaffFile[];
}

export interface StaffReadingSection {
  readonly title: string;
  readonly summary: string | null;
  readonly rows: readonly StaffReadingRow[];
}

export interface StaffGrading {
  readonly answered: number;
  readonly total: number;
  readonly units: readonly { readonly code: string; readonly competent: boolean; readonly note: string | null }[];
}

export interface StaffReading {
  readonly sections: readonly StaffReadingSection[];
  readonly grading: StaffGrading | null;
}
