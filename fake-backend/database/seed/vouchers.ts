import { ago, DAY, wibAt } from '../../wib-time.ts';
import type { PrakerjaCodeRow, ScheduleRow, TransactionRow, VoucherRow } from '../rows.ts';

/** Code, scheme, validity in days from today, redeeming candidate, remark. */
type Code = [string, string, number, string | null, string?];

const codes: Code[] = [
  ['PRATWEB10001', 'SKM-01', 120, null, 'Salah satu jadwalnya (Bandung) sudah penuh'],
  ['PRATWEB20002', 'SKM-01', 120, null],
  ['PRATNET10003', 'SKM-02', 90, null],
  ['PRATDATA0004', 'SKM-03', 120, null],
  ['PRATMARK0005', 'SKM-04', 120, null],
  ['PRATMARK0006', 'SKM-04', 120, null],
  ['PRATKOPI0007', 'SKM-07', 60, null, 'Jadwal Badung sudah penuh; Gita sudah terdaftar di Yogyakarta'],
  ['PRATKOPI0008', 'SKM-07', 60, null],
  ['PRATAKUN0009', 'SKM-08', 90, null],
  ['PRATAKUN0010', 'SKM-08', 90, null],
  ['PRATGRAF0011', 'SKM-09', 120, null],
  ['PRATGRAF0012', 'SKM-09', 120, null],
  ['PRATSEKR0013', 'SKM-10', 90, null],
  ['PRATWSTA0014', 'SKM-12', 60, null],
  ['PRATMOTR0015', 'SKM-13', 120, null],
  ['PRATHABS0016', 'SKM-04', -2, null],
  ['PRATPAKAI017', 'SKM-08', 90, '1003', 'Ditukarkan Citra, belum dipakai'],
  ['PRATGITA0018', 'SKM-07', 60, '1007', 'Sudah dipakai Gita'],
  ['PRATGITA0019', 'SKM-04', 120, '1007', 'Ditukarkan Gita, belum dipakai'],
  ['PRATGITA0020', 'SKM-04', -8, '1007', 'Ditukarkan Gita, tidak dipakai sampai habis'],
];

const redeemed: [string, string, string, number?][] = [
  ['1003', 'PRATPAKAI017', 'JDW-033'],
  ['1007', 'PRATGITA0018', 'JDW-029', 190],
  ['1007', 'PRATGITA0019', 'JDW-020'],
  ['1007', 'PRATGITA0020', 'JDW-017'],
];

export const prakerjaCodes = (now: Date): PrakerjaCodeRow[] =>
  codes.map(([id, scheme_id, days, redeemed_by, note = null]) => ({
    id,
    scheme_id,
    valid_until: wibAt(now, days, '23:59'),
    redeemed_by,
    note,
  }));

export const vouchers = (now: Date, schedules: ScheduleRow[], transactions: TransactionRow[]): VoucherRow[] =>
  redeemed.map(([candidate_id, code, schedule_id, number], index) => {
    const schedule = schedules.find(({ id }) => id === schedule_id);
    const budget = schedule?.budgets.find(({ source }) => source === 'prakerja');
    const bought = transactions.find(({ id }) => Number(id.split('-')[2]) === number);
    if (!schedule || !budget || (number !== undefined && !bought)) throw new Error(`${code}: no such purchase`);
    return {
      id: `VCR-${String(index + 1).padStart(4, '0')}`,
      candidate_id,
      code,
      scheme_id: schedule.scheme_id,
      schedule_id,
      budget_id: budget.id,
      expires_at: schedule.registration_until,
      used_at: bought ? (bought.paid_at ?? ago(now, DAY)) : null,
      trx_id: bought?.id ?? null,
    };
  });
