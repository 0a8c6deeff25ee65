import type { BudgetRow, PrakerjaCodeRow, ScheduleRow, TransactionRow, VoucherRow } from '../database/rows.ts';
import type { Refusal } from '../respond.ts';
import { statusAt } from './purchase.ts';

export const maxWrongCodes = 5;
const windowMs = 60_000;

export const voucherStatuses = ['unused', 'used', 'expired'] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];

/** The status at `now`: unused vouchers expire by time alone. */
export const voucherStatusAt = ({ used_at: used, expires_at: expires }: VoucherRow, now: Date): VoucherStatus => {
  if (used !== null) return 'used';
  return Date.parse(expires) <= now.getTime() ? 'expired' : 'unused';
};

export const storedCode = (text: string): string => {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{12}$/.test(bare) ? bare : '';
};

export interface RedemptionFacts {
  sent: string;
  code: PrakerjaCodeRow | undefined;
  schedule: ScheduleRow | undefined;
  seatsLeft: number;
  candidateId: string;
  schemeTitle: string;
  own: { vouchers: readonly VoucherRow[]; transactions: readonly TransactionRow[] };
  now: Date;
}

export type RedemptionOutcome =
  | { kind: 'existing'; voucher: VoucherRow }
  | { kind: 'new'; code: PrakerjaCodeRow; schedule: ScheduleRow; budget: BudgetRow }
  /** `guessed`: the code itself is invalid, so the attempt counts towards the rate limit. */
  | { kind: 'refused'; refusal: Refusal; guessed: boolean };

const refuse = (field: 'code' | 'schedule_id', text: string): RedemptionOutcome => ({
  kind: 'refused',
  refusal: { code: '03', message: 'Data yang dikirim tidak sesuai', errors: { [field]: [text] } },
  guessed: field === 'code',
});

const problemOfCode = ({ sent, code, candidateId, now }: RedemptionFacts): string | null => {
  if (sent === '') return 'Kode Prakerja wajib diisi.';
  if (storedCode(sent) === '') return 'Kode Prakerja terdiri atas 12 huruf dan angka. Periksa kembali kode Anda.';
  if (!code) return 'Kode ini tidak dikenal. Periksa kembali huruf dan angkanya di akun Prakerja Anda.';
  if (code.redeemed_by === candidateId)
    return 'Kode ini sudah Anda tukarkan. Vouchernya ada di menu Voucher, lengkap dengan jadwalnya.';
  if (code.redeemed_by !== null)
    return 'Kode ini sudah ditukarkan oleh peserta lain. Bila ini kode Anda, hubungi lembaga sertifikasi.';
  if (Date.parse(code.valid_until) <= now.getTime())
    return 'Masa berlaku kode ini sudah berakhir. Gunakan kode lain atau pilih penanggung biaya lain.';
  return null;
};

const isBought = (schedule: ScheduleRow, transactions: readonly TransactionRow[]): boolean =>
  transactions.some((row) => row.schedule_id === schedule.id && row.status === 'paid');

const problemOfSeats = (schedule: ScheduleRow, seatsLeft: number, now: Date): string | null => {
  if (Date.parse(schedule.registration_until) < now.getTime())
    return 'Pendaftaran untuk jadwal ini sudah ditutup. Pilih jadwal lain.';
  return seatsLeft > 0 ? null : 'Kuota jadwal ini sudah penuh. Pilih jadwal lain.';
};

const problemOfSchedule = (facts: RedemptionFacts, schedule: ScheduleRow): string | null => {
  const { code, schemeTitle, own, now } = facts;
  if (!schedule.budgets.some(({ source }) => source === 'prakerja'))
    return 'Jadwal ini tidak menerima Kartu Prakerja. Pilih jadwal lain.';
  if (code?.scheme_id !== schedule.scheme_id)
    return `Kode ini untuk skema ${schemeTitle}. Pilih jadwal dari skema tersebut.`;
  if (isBought(schedule, own.transactions)) return 'Anda sudah terdaftar pada jadwal ini. Pilih jadwal lain.';
  const waiting = own.vouchers.some((row) => row.schedule_id === schedule.id && voucherStatusAt(row, now) === 'unused');
  if (waiting) return 'Anda sudah punya voucher untuk jadwal ini. Pakai voucher tersebut di menu Voucher.';
  return problemOfSeats(schedule, facts.seatsLeft, now);
};

export const judgeRedemption = (facts: RedemptionFacts): RedemptionOutcome => {
  const { code, schedule, own, now } = facts;
  const existing = own.vouchers.find((row) => row.code === code?.id && row.schedule_id === schedule?.id);
  if (existing && voucherStatusAt(existing, now) === 'unused') return { kind: 'existing', voucher: existing };
  const wrongCode = problemOfCode(facts);
  if (wrongCode !== null) return refuse('code', wrongCode);
  if (!schedule) return refuse('schedule_id', 'Jadwal tidak ditemukan. Pilih jadwal dari daftar.');
  const wrongSchedule = problemOfSchedule(facts, schedule);
  if (wrongSchedule !== null) return refuse('schedule_id', wrongSchedule);
  const budget = schedule.budgets.find(({ source }) => source === 'prakerja');
  if (!code || !budget) throw new Error('judged before');
  return { kind: 'new', code, schedule, budget };
};

export const expiryOf = (code: PrakerjaCodeRow, schedule: ScheduleRow): string =>
  Date.parse(code.valid_until) < Date.parse(schedule.registration_until)
    ? code.valid_until
    : schedule.registration_until;

export const throttleOf = (wrong: readonly number[], now: number) => {
  const recent = wrong.filter((instant) => instant > now - windowMs && instant <= now);
  const [first] = recent;
  const full = first !== undefined && recent.length >= maxWrongCodes;
  return { recent, retryAfterSeconds: full ? Math.ceil((first + windowMs - now) / 1000) : null };
};

export interface CheckOutFacts {
  voucher: VoucherRow;
  schedule: ScheduleRow;
  seatsLeft: number;
  own: readonly TransactionRow[];
  now: Date;
}

const reasonAgainst = ({ voucher, schedule, seatsLeft, own, now }: CheckOutFacts): string | null => {
  const status = voucherStatusAt(voucher, now);
  if (status === 'used') return 'Voucher ini sudah dipakai. Pendaftarannya ada di menu Riwayat Pembelian.';
  if (status === 'expired') return 'Masa berlaku voucher ini sudah berakhir.';
  if (isBought(schedule, own)) return 'Anda sudah terdaftar pada jadwal ini.';
  const unpaid = own.some((row) => row.schedule_id === schedule.id && statusAt(row, now) === 'pending');
  if (unpaid)
    return 'Ada pembelian untuk jadwal ini yang masih menunggu pembayaran. Batalkan dulu di Riwayat Pembelian.';
  return problemOfSeats(schedule, seatsLeft, now);
};

export const refusalOfCheckOut = (facts: CheckOutFacts): Refusal | null => {
  const message = reasonAgainst(facts);
  return message === null ? null : { code: '02', message };
};

export const listedVouchers = (
  own: readonly VoucherRow[],
  { status, scheduleId }: { status: VoucherStatus | ''; scheduleId: string },
  now: Date,
): VoucherRow[] => {
  const found = own.filter(
    (row) =>
      (status === '' || voucherStatusAt(row, now) === status) && (scheduleId === '' || row.schedule_id === scheduleId),
  );
  const newest = (row: VoucherRow) => Date.parse(row.used_at ?? row.expires_at);
  return status === 'unused'
    ? found.sort((a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at) || a.id.localeCompare(b.id))
    : found.sort((a, b) => newest(b) - newest(a) || b.id.localeCompare(a.id));
};
