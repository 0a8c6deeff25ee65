import { dayInWib } from '../calendar/calendar-date.ts';

export const certificateStatuses = ['valid', 'expired', 'revoked'] as const;

export type CertificateStatus = (typeof certificateStatuses)[number] | 'unknown';

/** The public view of a certificate. Instants are ISO, null if the reply does not contain them. */
export interface Certificate {
  readonly number: string;
  readonly registerNumber: string;
  readonly holder: string;
  readonly scheme: { readonly title: string; readonly number: string };
  readonly units: readonly { readonly code: string; readonly title: string }[];
  readonly issuedAt: string | null;
  readonly validUntil: string | null;
  readonly status: CertificateStatus;
  readonly revokedAt: string | null;
  readonly revokedReason: string;
}

/** The server's status, except that a valid certificate counts as expired after its last day (WIB). */
export const validity = (
  { status, validUntil }: Pick<Certificate, 'status' | 'validUntil'>,
  now: number | null,
): CertificateStatus =>
  status === 'valid' && now !== null && validUntil !== null && dayInWib(now) > dayInWib(Date.parse(validUntil))
    ? 'expired'
    : status;

export interface CertificateFacts {
  readonly number: string | null;
  readonly issuedAt: string | null;
  readonly validUntil: string | null;
}

export interface CertificateState extends CertificateFacts {
  readonly status: 'ready' | 'undecided' | 'signing' | 'not_ready' | 'unknown';
  readonly word?: string;
  readonly since: string | null;
}
