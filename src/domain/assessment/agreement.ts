import type { Zone } from '../calendar/in-zone.ts';
import type { Adjustments } from './adjustment.ts';
import type { Assessor, FormState, Review, Signature, Unsent } from './form-status.ts';
import type { Timeline } from './timeline.ts';

/** Bukti yang akan dikumpulkan, in the order of FR.AK.01. */
export const evidenceMethods = [
  'portfolio',
  'product',
  'observation',
  'activity',
  'oral',
  'written',
  'interview',
  'other',
] as const;
export type EvidenceMethod = (typeof evidenceMethods)[number];

export const siteKinds = ['Sewaktu', 'Tempat Kerja', 'Mandiri'] as const;

/** Tempat uji kompetensi (TUK): where an assessment takes place. What is not known is `unknown`, or empty. */
export interface Site {
  readonly kind: (typeof siteKinds)[number] | 'unknown';
  readonly name: string;
  readonly city: string;
  /** Absent for WIB. */
  readonly zone?: Zone;
}

/** FR.AK.01 Persetujuan Asesmen dan Kerahasiaan: what is agreed on, and who has signed it. Instants are ISO, null when they are not known. */
export interface Agreement extends FormState {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly number: string; readonly kind: string };
  readonly site: Site;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly candidate: string;
  readonly assessor: Assessor;
  readonly evidence: readonly EvidenceMethod[];
  /** What "Lainnya" stands for; empty when it is not chosen. */
  readonly otherEvidence: string;
  readonly assessorSignature: Signature | null;
  readonly signature: Signature | null;
  readonly review: Review | null;
  /** Null where the server knows no requests for adjustments. */
  readonly adjustments: Adjustments | null;
}

/** FR.AK.01 before the server has anything of it: with the day and the place of the timeline, where those are known. */
export const unsentAgreement = (
  { trxId, schemeTitle = '', candidate = '' }: Unsent,
  schedule?: Timeline['schedule'],
): Agreement => ({
  trxId,
  status: 'draft',
  scheme: { title: schemeTitle, number: '', kind: '' },
  site: {
    kind: 'unknown',
    name: schedule?.siteName ?? '',
    city: schedule?.city ?? '',
    ...(schedule?.zone && { zone: schedule.zone }),
  },
  startsAt: schedule?.startsAt ?? null,
  endsAt: schedule?.endsAt ?? null,
  candidate,
  assessor: { name: '', registration: '' },
  evidence: [],
  otherEvidence: '',
  assessorSignature: null,
  signature: null,
  review: null,
  adjustments: null,
});
