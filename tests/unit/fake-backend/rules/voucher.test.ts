import { expect, test } from 'vitest';
import type { PrakerjaCodeRow, VoucherRow } from '../../../../fake-backend/database/rows.ts';
import {
  type CheckOutFacts,
  expiryOf,
  judgeRedemption,
  listedVouchers,
  type RedemptionFacts,
  refusalOfCheckOut,
  storedCode,
  voucherStatusAt,
} from '../../../../fake-backend/rules/voucher.ts';
import { aPurchase, aSchedule, now } from './purchase-rows.ts';

const earlier = '2026-03-09T23:59:00+07:00';

const code: PrakerjaCodeRow = {
  id: 'PRATCONTOH01',
  scheme_id: 'SKM-1',
  valid_until: '2026-05-01T23:59:00+07:00',
  redeemed_by: null,
  note: null,
};
const voucher: VoucherRow = {
  id: 'VCR-1',
  candidate_id: '1',
  code: code.id,
  scheme_id: 'SKM-1',
  schedule_id: 'JDW-1',
  budget_id: 'B',
  expires_at: aSchedule.registration_until,
  used_at: null,
  trx_id: null,
};

const judged = (change: Partial<RedemptionFacts> = {}) =>
  judgeRedemption({
    sent: 'PRAT-CONT-OH01',
    code,
    schedule: aSchedule,
    seatsLeft: 3,
    candidateId: '1',
    schemeTitle: 'Barista',
    own: { vouchers: [], transactions: [] },
    now,
    ...change,
  });
const owning = (change: Partial<VoucherRow>) => ({ own: { vouchers: [{ ...voucher, ...change }], transactions: [] } });
const redeemed = { code: { ...code, redeemed_by: '1' } };
const bought = { own: { vouchers: [], transactions: [aPurchase({ status: 'paid' })] } };
const cancelled = { own: { vouchers: [], transactions: [aPurchase({ status: 'cancelled' })] } };

test.each<[string, Partial<RedemptionFacts>, string]>([
  ['makes a voucher', {}, 'new'],
  ['beside one of another schedule', owning({ schedule_id: 'JDW-2', code: 'X' }), 'new'],
  ['beside one that has expired', owning({ code: 'X', expires_at: earlier }), 'new'],
  ['beside a purchase that was cancelled', cancelled, 'new'],
  ['of the same code for the same schedule gives its voucher', { ...redeemed, ...owning({}) }, 'existing'],
])('a redemption %s', (_, change, kind) => expect(judged(change).kind).toBe(kind));

test.each<[string, Partial<RedemptionFacts>, string, string]>([
  ['without a code', { sent: '', code: undefined }, 'code', 'wajib diisi'],
  ['of a malformed code', { sent: 'PRAT', code: undefined }, 'code', '12 huruf dan angka'],
  ['of a code with a used voucher', { ...redeemed, ...owning({ used_at: earlier }) }, 'code', 'sudah Anda tukarkan'],
  ['at the end of the code', { code: { ...code, valid_until: now.toISOString() } }, 'code', 'sudah berakhir'],
  ['beside another voucher', owning({ code: 'X' }), 'schedule_id', 'sudah punya voucher'],
  ['where Prakerja does not pay', { schedule: { ...aSchedule, budgets: [] } }, 'schedule_id', 'tidak menerima'],
  ['for a paid schedule', bought, 'schedule_id', 'sudah terdaftar'],
  ['for a closed schedule', { schedule: { ...aSchedule, registration_until: earlier } }, 'schedule_id', 'ditutup'],
  ['for a full schedule', { seatsLeft: 0 }, 'schedule_id', 'sudah penuh'],
])('a redemption %s is refused', (_, change, field, text) => {
  const errors = { [field]: [expect.stringContaining(text)] };
  expect(judged(change)).toMatchObject({ refusal: { code: '03', errors }, guessed: field === 'code' });
});

test.each<[string, Partial<CheckOutFacts>, string | null]>([
  ['unused voucher', {}, null],
  ['used voucher', { voucher: { ...voucher, used_at: earlier } }, 'sudah dipakai'],
  ['expired voucher', { voucher: { ...voucher, expires_at: now.toISOString() } }, 'sudah berakhir'],
  ['paid schedule', { own: [aPurchase({ status: 'paid' })] }, 'sudah terdaftar'],
  ['unpaid purchase', { own: [aPurchase({})] }, 'Batalkan dulu'],
  ['closed schedule', { schedule: { ...aSchedule, registration_until: earlier } }, 'sudah ditutup'],
  ['full schedule', { seatsLeft: 0 }, 'sudah penuh'],
])('a check-out is granted or refused: %s', (_, change, text) => {
  const refusal = refusalOfCheckOut({ voucher, schedule: aSchedule, seatsLeft: 1, own: [], now, ...change });
  expect(refusal?.message ?? null).toEqual(text && expect.stringContaining(text));
});

test('a voucher ends exactly with its code or with the registration, and a used one never', () => {
  const until = (expires_at: string) => voucherStatusAt({ ...voucher, expires_at }, now);
  expect(until(now.toISOString())).toBe('expired');
  expect(until(new Date(now.getTime() + 1).toISOString())).toBe('unused');
  expect(voucherStatusAt({ ...voucher, used_at: earlier, expires_at: earlier }, now)).toBe('used');
  expect(expiryOf(code, aSchedule)).toBe(aSchedule.registration_until);
  expect(expiryOf({ ...code, valid_until: earlier }, aSchedule)).toBe(earlier);
});

test('a code is stored without separators', () => {
  const stored = ['prat-cont oh01', 'PRATCONTOH01', 'PRAT', 'PRAT_CONTOH01'].map(storedCode);
  expect(stored).toEqual([code.id, code.id, '', '']);
});

test.each([
  ['unused', ['soon', 'late']],
  ['used', ['new', 'old']],
] as const)('vouchers that are %s are sorted by their last day, or by the newest first', (status, expected) => {
  const rows = [
    { ...voucher, id: 'late', expires_at: '2026-03-20T00:00:00+07:00' },
    { ...voucher, id: 'soon', expires_at: '2026-03-12T00:00:00+07:00' },
    { ...voucher, id: 'old', used_at: '2026-01-01T00:00:00+07:00' },
    { ...voucher, id: 'new', used_at: '2026-02-01T00:00:00+07:00' },
  ];
  expect(listedVouchers(rows, { status, scheduleId: '' }, now).map(({ id }) => id)).toEqual(expected);
});
