/** Where a form of the assessment stands (domain: Form status); the server decides. A word that is not known is `unknown`. */
export const formStatuses = ['draft', 'submitted', 'returned', 'approved', 'rejected'] as const;
export type FormStatus = (typeof formStatuses)[number] | 'unknown';

/** How a form stands, by the server. */
export interface FormState {
  readonly status: FormStatus;
  /** The server's own word for a status that is not known, where it is plain enough to be shown. */
  readonly statusWord?: string;
}

/** What is known of a form that the server does not have yet. */
export interface Unsent {
  readonly trxId: string;
  readonly schemeTitle?: string;
  readonly candidate?: string;
}

/** Whether the candidate may still change the form and send it. */
export const isEditable = (status: FormStatus): boolean => status === 'draft' || status === 'returned';

/** Whether the server says that the candidate cannot change the form: of a word that is not known nobody knows. */
export const isClosed = (status: FormStatus): boolean =>
  status === 'submitted' || status === 'approved' || status === 'rejected';

/** A signature as it was put under a form: an image that may be shown, and when (ISO instant); null when that is not known. */
export interface Signature {
  /** Null when the picture cannot be shown safely. */
  readonly image: string | null;
  readonly signedAt: string | null;
}

/** What a reviewer wrote to one field, row or element of a form. */
export interface ReviewNote {
  /** What the note is about: the name of a field, `requirement:{id}` or `element:{id}`. */
  readonly target: string;
  readonly text: string;
}

/** Why a form came back, or how it was judged. */
export interface Review {
  /** ISO instant; null when it is not known. */
  readonly at: string | null;
  readonly reviewer: string;
  readonly note: string | null;
  readonly notes: readonly ReviewNote[];
}

/** An assessor, with the registration of BNSP such as `MET.000.000000 2019`; empty when it is not known yet. */
export interface Assessor {
  readonly name: string;
  readonly registration: string;
}

/** What a granted appeal leads to: these units are assessed again, by another assessor. */
export interface Reassessment {
  readonly units: readonly { readonly code: string; readonly title: string }[];
  readonly assessor: Assessor;
}

/** A file that the server keeps (specification 3, Files). `size` in bytes, null when it is not known; `src` is where it is fetched, null when it cannot be. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number | null;
  readonly src: string | null;
}
