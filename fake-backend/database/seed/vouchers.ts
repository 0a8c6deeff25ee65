import * as z from 'zod/mini';
import written from '../../data/prakerja-codes.json' with { type: 'json' };
import { readData, table } from '../../data/read-data.ts';
import { ago, DAY, wibAt } from '../../wib-time.ts';
import type { PrakerjaCodeRow, ScheduleRow, TransactionRow, VoucherRow } from '../rows.ts';

/** `days`: validity from today; `redeemed`: for a schedule, and with a story also used, for its purchase. */
const codes = readData(
  'prakerja-codes',
  written,
  table(
    z.strictObject({
      code: z.string().check(z.regex(/^[A-Z0-9]{12}$/)),
      scheme: z.string(),
      days: z.int(),
      redeemed: z.nullable(z.strictObject({ by: z.string(), schedule: z.string(), story: z.optional(z.int()) })),
      note: z.nullable(z.string()),
    }),
  ),
);

export const prakerjaCodes = (now: Date): PrakerjaCodeRow[] =>
  codes.map(({ code, scheme, days, redeemed, note }) => ({
    id: code,
    scheme_id: scheme,
    valid_until: wibAt(now, days, '23:59'),
    redeemed_by: redeemed?.by ?? null,
    note,
  }));

export const vouchers = (now: Date, schedules: ScheduleRow[], transactions: TransactionRow[]): VoucherRow[] =>
  codes
    .flatMap(({ code, redeemed }) => (redeemed ? [{ code, ...redeemed }] : []))
    .map(({ code, by, schedule: scheduleId, story }, index) => {
      const schedule = schedules.find(({ id }) => id === scheduleId);
      const budget = schedule?.budgets.find(({ source }) => source === 'prakerja');
      const bought = transactions.find(({ id }) => Number(id.split('-')[2]) === story);
      if (!schedule || !budget || (story !== undefined && !bought)) throw new Error(`${code}: no such purchase`);
      return {
        id: `VCR-${String(index + 1).padStart(4, '0')}`,
        candidate_id: by,
        code,
        scheme_id: schedule.scheme_id,
        schedule_id: scheduleId,
        budget_id: budget.id,
        expires_at: schedule.registration_until,
        used_at: bought ? (bought.paid_at ?? ago(now, DAY)) : null,
        trx_id: bought?.id ?? null,
      };
    });
