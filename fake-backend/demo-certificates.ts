import type { Backend } from './backend.ts';
import { certificateStatus } from './rules/certificate.ts';

/** A certificate number to check, and one Indonesian line on what the check says now. */
export interface DemoCertificate {
  readonly number: string;
  readonly state: string;
}

const states = { valid: 'Berlaku', expired: 'Kedaluwarsa', revoked: 'Dicabut' } as const;

/** The certificates that were issued, as they stand now. */
export const demoCertificates = ({ db, clock }: Backend): DemoCertificate[] =>
  db.certificates
    .all()
    .map((row) => ({ number: row.number, state: `${states[certificateStatus(row, clock.now())]} · ${row.holder}` }));
