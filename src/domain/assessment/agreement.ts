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

/** Tempat uji kompetensi (TUK): the place of an assessment. Values that the reply does not contain are `unknown` or empty. */
export interface Site {
  readonly kind: (typeof siteKinds)[number] | 'unknown';
  readonly name: string;
  readonly city: string;
  readonly zone?: Zone;
}

/** FR.AK.01 Persetujuan Asesmen dan Kerahasiaan. Instants are ISO, null if the reply does not contain them. */
export interface Agreement extends FormState {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly number: string; readonly kind: string };
  readonly site: Site;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly candidate: string;
  readonly assessor: Assessor;
  readonly evidence: readonly EvidenceMethod[];
  readonly otherEvidence: string;
  readonly assessorSignature: Signature | null;
  readonly signature: Signature | null;
  readonly review: Review | null;
  readonly adjustments: Adjustments | null;
}

/** An initial FR.AK.01 that the server does not have yet; day and place come from the timeline if known. */
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
