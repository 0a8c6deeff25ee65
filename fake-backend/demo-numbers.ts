import type { Backend } from './backend.ts';
import type { PrakerjaCodeRow } from './database/rows.ts';
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

/** A Prakerja code to try, and one Indonesian line on what it is good for now. */
export interface DemoPrakerjaCode {
  readonly code: string;
  readonly state: string;
}

const stateOf = ({ valid_until: until, redeemed_by: by }: PrakerjaCodeRow, now: Date): string => {
  if (by !== null) return 'Sudah ditukarkan';
  return Date.parse(until) <= now.getTime() ? 'Kedaluwarsa' : 'Bisa ditukarkan';
};

/** The codes of the demonstration as they stand now, those that can be redeemed first. */
export const demoCodes = ({ db, clock }: Backend): DemoPrakerjaCode[] =>
  db.prakerjaCodes
    .all()
    .map((row) => {
      const facts = [stateOf(row, clock.now()), db.schemes.get(row.scheme_id)?.title, row.note];
      return { code: row.id.replace(/(.{4})(?=.)/g, '$1-'), state: facts.filter(Boolean).join(' · '), row };
    })
    .sort((a, b) => Number(a.row.redeemed_by !== null) - Number(b.row.redeemed_by !== null))
    .map(({ code, state }) => ({ code, state }));
