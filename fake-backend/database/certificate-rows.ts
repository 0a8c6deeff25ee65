/** A certificate of competence that was issued. */
export interface CertificateRow {
  /** The number of the purchase, or of its own for a certificate that was not earned in this portal. */
  id: string;
  /** As it is printed, e.g. CONTOH 62010 2513 1 0000088 2026. */
  number: string;
  /** The holder's No. Reg. */
  register_number: string;
  holder: string;
  scheme_id: string;
  issued_at: string;
  valid_until: string;
  revoked_at: string | null;
  revoked_reason: string | null;
  /** When the holder was reminded that it ends. */
  reminded_at: string | null;
}

/** The columns of the table, which may be empty. */
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
