/** The status of a form (domain: Form status); the server decides. */
export const formStatuses = ['draft', 'submitted', 'returned', 'approved', 'rejected'] as const;
export type FormStatus = (typeof formStatuses)[number] | 'unknown';

export interface FormState {
  readonly status: FormStatus;
  readonly statusWord?: string;
}

export interface Unsent {
  readonly trxId: string;
  readonly schemeTitle?: string;
  readonly candidate?: string;
}

export const isEditable = (status: FormStatus): boolean => status === 'draft' || status === 'returned';

/** Whether the marks on a form belong to what was last sent; before that they may be left from an earlier review. */
export const isJudged = (status: FormStatus): status is 'approved' | 'rejected' =>
  status === 'approved' || status === 'rejected';

/** Whether the server says that the form is final; false for an unknown status. */
export const isClosed = (status: FormStatus): boolean => status === 'submitted' || isJudged(status);

export interface Signature {
  /** Null when the reply has no picture, or none that can be shown safely. */
  readonly image: string | null;
  readonly signedAt: string | null;
}

export interface ReviewNote {
  /** The name of a field, `requirement:{id}` or `element:{id}`. */
  readonly target: string;
  readonly text: string;
}

export interface Review {
  readonly at: string | null;
  readonly reviewer: string;
  readonly note: string | null;
  readonly notes: readonly ReviewNote[];
}

/** `registration`: the number of BNSP such as `MET.000.000000 2019`. Empty if the reply does not contain it. */
export interface Assessor {
  readonly name: string;
  readonly registration: string;
}

export interface Reassessment {
  readonly units: readonly { readonly code: string; readonly title: string }[];
  readonly assessor: Assessor;
}

/** A file on the server (specification 3, Files). `size`: bytes, null if not in the reply. `src`: its address, null if not in the reply. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number | null;
  readonly src: string | null;
}
