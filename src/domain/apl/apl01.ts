import type { Assessor, FormState, Review, Signature, StoredFile, Unsent } from '../assessment/form-status.ts';
import type { PersonalData } from '../profile/profile.ts';

/** Tujuan asesmen, in the order of FR.APL.01. */
export const purposes = ['certification', 'recertification', 'rcc', 'rpl', 'other'] as const;
export type Purpose = (typeof purposes)[number];

/** The groups of Bagian 3: 3.1 and 3.2. */
export const requirementGroups = ['basic', 'administrative'] as const;

export const requirementVerdicts = ['met', 'unmet', 'absent'] as const;
export type RequirementVerdict = (typeof requirementVerdicts)[number] | 'unknown';

/** A row of Bagian 3, Bukti Kelengkapan Pemohon. */
export interface Requirement {
  readonly id: string;
  readonly group: (typeof requirementGroups)[number];
  readonly title: string;
  readonly required: boolean;
  readonly file: StoredFile | null;
  readonly verdict: RequirementVerdict | null;
}

export interface Apl01Content {
  readonly personal: PersonalData;
  readonly purpose: Purpose | '';
  readonly otherPurpose: string;
}

/** FR.APL.01 Permohonan Sertifikasi Kompetensi of one assessment. Instants are ISO. */
export interface Apl01 extends FormState {
  readonly trxId: string;
  readonly content: Apl01Content | null;
  readonly regionNames: readonly string[];
  readonly scheme: { readonly title: string; readonly number: string; readonly kind: string };
  readonly units: readonly { readonly code: string; readonly title: string; readonly standard: string }[];
  readonly requirements: readonly Requirement[];
  readonly sentAt: string | null;
  readonly signature: Signature | null;
  readonly review: Review | null;
  readonly admin: Assessor;
  readonly adminSignature: Signature | null;
}

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
