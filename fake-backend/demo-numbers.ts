import type { Backend } from './backend.ts';
import type { PrakerjaCodeRow } from './database/rows.ts';
import { settingsOf } from './database/seeding.ts';
import { seatsLeft, upcoming } from './rules/catalog.ts';
import { certificateStatus } from './rules/certificate.ts';

export interface DemoCertificate {
  readonly number: string;
  readonly state: string;
}

const states = { valid: 'Berlaku', expired: 'Kedaluwarsa', revoked: 'Dicabut' } as const;

export const demoCertificates = ({ db, clock }: Backend): DemoCertificate[] =>
  db.certificates
    .all()
    .map((row) => ({ number: row.number, state: `${states[certificateStatus(row, clock.now())]} · ${row.holder}` }));

export interface DemoPrakerjaCode {
  readonly code: string;
  readonly state: string;
  readonly scheme: string;
  readonly schedule: string | null;
}

const isUsable = ({ valid_until: until, redeemed_by: by }: PrakerjaCodeRow, now: Date): boolean =>
  by === null && Date.parse(until) > now.getTime();

const nearestSchedule = ({ db, clock }: Backend, row: PrakerjaCodeRow): string | null => {
  const now = clock.now();
  if (!isUsable(row, now)) return null;
  const { seeded_at: seededAt } = settingsOf(db);
  const open = upcoming(db.schedules.all(), now).find(
    (schedule) =>
      schedule.scheme_id === row.scheme_id &&
      schedule.budgets.some(({ source }) => source === 'prakerja') &&
      Date.parse(schedule.registration_until) >= now.getTime() &&
      seatsLeft(schedule, db.transactions.all(), seededAt, now) > 0,
  );
  return open?.id ?? null;
};

const stateOf = ({ valid_until: until, redeemed_by: by }: PrakerjaCodeRow, now: Date): string => {
  if (by !== null) return 'Sudah ditukarkan';
  return Date.parse(until) <= now.getTime() ? 'Kedaluwarsa' : 'Bisa ditukarkan';
};

export const demoCodes = (backend: Backend): DemoPrakerjaCode[] => {
  const { db, clock } = backend;
  return db.prakerjaCodes
    .all()
    .map((row) => {
      const facts = [stateOf(row, clock.now()), db.schemes.get(row.scheme_id)?.title, row.note];
      const state = facts.filter(Boolean).join(' · ');
      return { code: row.id.replace(/(.{4})(?=.)/g, '$1-'), state, row };
    })
    .sort((a, b) => Number(a.row.redeemed_by !== null) - Number(b.row.redeemed_by !== null))
    .map(({ row, ...shown }) => ({
      ...shown,
      scheme: db.schemes.get(row.scheme_id)?.slug ?? '',
      schedule: nearestSchedule(backend, row),
    }));
};
