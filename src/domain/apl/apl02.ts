import type { Assessor, FormState, Review, Signature, StoredFile, Unsent } from '../assessment/form-status.ts';

export interface ElementAnswer {
  readonly competent: boolean | null;
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
  readonly units: readonly Apl02Unit[];
  readonly answers: Readonly<Record<string, ElementAnswer>>;
  readonly files: readonly StoredFile[];
  readonly sentAt: string | null;
  readonly signature: Signature | null;
  readonly review: Review | null;
  readonly continues: boolean | null;
  readonly assessorSignature: Signature | null;
}

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
