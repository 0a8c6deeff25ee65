import type { Assessor, FormState, Review, Signature, StoredFile, Unsent } from '../assessment/form-status.ts';

/** What the candidate says of one element. `fileIds` name files of the form, stored or still in the draft. */
export interface ElementAnswer {
  /** Kompeten or belum kompeten; null until it was answered. */
  readonly competent: boolean | null;
  /** Bukti yang relevan in words, at most 1000 characters. */
  readonly evidence: string;
  readonly fileIds: readonly string[];
}

export interface Apl02Element {
  readonly id: string;
  readonly no: number;
  readonly title: string;
  readonly criteria: readonly string[];
}

export interface Apl02Unit {
  readonly code: string;
  readonly title: string;
  readonly elements: readonly Apl02Element[];
}

/** FR.APL.02 Asesmen Mandiri of one assessment. Instants are ISO. */
export interface Apl02 extends FormState {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly number: string; readonly kind: string };
  readonly candidate: string;
  readonly assessor: Assessor;
  /** Without any nothing can be answered yet. */
  readonly units: readonly Apl02Unit[];
  /** As they were sent, by the id of the element; elements that were never answered are missing. */
  readonly answers: Readonly<Record<string, ElementAnswer>>;
  /** Evidence that was uploaded once and can stand at several elements. */
  readonly files: readonly StoredFile[];
  readonly sentAt: string | null;
  readonly signature: Signature | null;
  readonly review: Review | null;
  /** Whether the assessment can go on; null until the assessor has decided. */
  readonly continues: boolean | null;
  readonly assessorSignature: Signature | null;
}

/** FR.APL.02 before the server has anything of it, not even what is to be answered. */
export const unsentApl02 = ({ trxId, schemeTitle = '', candidate = '' }: Unsent): Apl02 => ({
  trxId,
  status: 'draft',
  scheme: { title: schemeTitle, number: '', kind: '' },
  candidate,
  assessor: { name: '', registration: '' },
  units: [],
  answers: {},
  files: [],
  sentAt: null,
  signature: null,
  review: null,
  continues: null,
  assessorSignature: null,
});
