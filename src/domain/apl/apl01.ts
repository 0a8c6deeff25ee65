import type { Assessor, FormState, Review, Signature, StoredFile, Unsent } from '../assessment/form-status.ts';
import type { PersonalData } from '../profile/profile.ts';

/** Tujuan asesmen, in the order of FR.APL.01. */
export const purposes = ['certification', 'recertification', 'rcc', 'rpl', 'other'] as const;
export type Purpose = (typeof purposes)[number];

/** What the certification body found of a piece of evidence; `unknown` for words that this portal does not know. */
export const requirementVerdicts = ['met', 'unmet', 'absent'] as const;
export type RequirementVerdict = (typeof requirementVerdicts)[number] | 'unknown';

/** One row of Bagian 3, Bukti Kelengkapan Pemohon: 3.1 is `basic`, 3.2 `administrative`. */
export interface Requirement {
  readonly id: string;
  readonly group: 'basic' | 'administrative';
  readonly title: string;
  readonly required: boolean;
  readonly file: StoredFile | null;
  /** Null until it was judged. */
  readonly verdict: RequirementVerdict | null;
}

/** What the candidate fills in, beside the files. */
export interface Apl01Content {
  readonly personal: PersonalData;
  readonly purpose: Purpose | '';
  /** What "Lainnya" stands for; empty with every other purpose. */
  readonly otherPurpose: string;
}

/** FR.APL.01 Permohonan Sertifikasi Kompetensi of one assessment. Instants are ISO. */
export interface Apl01 extends FormState {
  readonly trxId: string;
  /** As it was sent; null when nothing was: then the profile prefills the form. */
  readonly content: Apl01Content | null;
  /** Province, city, district and village by name as they stand on the paper; empty until it was sent. */
  readonly regionNames: readonly string[];
  readonly scheme: { readonly title: string; readonly number: string; readonly kind: string };
  readonly units: readonly { readonly code: string; readonly title: string; readonly standard: string }[];
  readonly requirements: readonly Requirement[];
  readonly sentAt: string | null;
  readonly signature: Signature | null;
  /** The last review: the notes of a returned form, the recommendation of a judged one. */
  readonly review: Review | null;
  /** Who judged it for the certification body, with their number there; empty where a server does not say. */
  readonly admin: Assessor;
  readonly adminSignature: Signature | null;
}

/** FR.APL.01 before the server has anything of it. */
export const unsentApl01 = ({ trxId, schemeTitle = '' }: Unsent): Apl01 => ({
  trxId,
  status: 'draft',
  content: null,
  regionNames: [],
  scheme: { title: schemeTitle, number: '', kind: '' },
  units: [],
  requirements: [],
  sentAt: null,
  signature: null,
  review: null,
  admin: { name: '', registration: '' },
  adminSignature: null,
});
