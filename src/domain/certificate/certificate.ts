import { dayInWib } from '../calendar/calendar-date.ts';

/** The statuses that this portal knows. */
export const certificateStatuses = ['valid', 'expired', 'revoked'] as const;

/** `unknown`: a newer word of the server, so nothing is said about the validity. */
export type CertificateStatus = (typeof certificateStatuses)[number] | 'unknown';

/** A certificate as whoever checks it may know it: what the paper must say. Instants are ISO, null where they are not told. */
export interface Certificate {
  readonly number: string;
  /** The holder's No. Reg.; empty when it is not told. */
  readonly registerNumber: string;
  readonly holder: string;
  /** Both are empty when they are not told. */
  readonly scheme: { readonly title: string; readonly number: string };
  readonly units: readonly { readonly code: string; readonly title: string }[];
  readonly issuedAt: string | null;
  readonly validUntil: string | null;
  readonly status: CertificateStatus;
  readonly revokedAt: string | null;
  /** Empty when none is told. */
  readonly revokedReason: string;
}

/**
 * Whether a certificate is valid at `now` (server's time, milliseconds; null when it is not known). The strictest of what the
 * server said and what its date says: an answer may have been kept on screen since before the last day, which counts whole, in WIB.
 */
export const validity = (
  { status, validUntil }: Pick<Certificate, 'status' | 'validUntil'>,
  now: number | null,
): CertificateStatus =>
  status === 'valid' && now !== null && validUntil !== null && dayInWib(now) > dayInWib(Date.parse(validUntil))
    ? 'expired'
    : status;

/** What is on a certificate, as far as it is known; instants are ISO. */
export interface CertificateFacts {
  readonly number: string | null;
  readonly issuedAt: string | null;
  readonly validUntil: string | null;
}

/** How far the certificate of one assessment of this candidate is. `since` is when this status began. */
export interface CertificateState extends CertificateFacts {
  readonly status: 'ready' | 'signing' | 'not_ready' | 'unknown';
  /** The server's own word where the status is unknown; absent when it has none. */
  readonly word?: string;
  readonly since: string | null;
}
