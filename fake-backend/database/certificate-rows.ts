export interface CertificateRow {
  /** The purchase number, or another id if the certificate has no purchase in this world. */
  id: string;
  number: string;
  register_number: string;
  holder: string;
  scheme_id: string;
  issued_at: string;
  valid_until: string;
  revoked_at: string | null;
  revoked_reason: string | null;
  reminded_at: string | null;
}

export const certificateColumns = {
  certificates: [
    'id',
    'number',
    'register_number',
    'holder',
    'scheme_id',
    'issued_at',
    'valid_until',
    'revoked_at',
    'revoked_reason',
    'reminded_at',
  ],
};
