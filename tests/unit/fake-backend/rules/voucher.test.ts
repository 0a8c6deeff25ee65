import { describe, expect, test } from 'vitest';
import type {
  PrakerjaCodeRow,
  ScheduleRow,
  TransactionRow,
  VoucherRow,
} from '../../../../fake-backend/database/rows.ts';
import {
  type CheckOutFacts,
  expiryOf,
  judgeRedemption,
  listedVouchers,
  type RedemptionFacts,
  refusalOfCheckOut,
  storedCode,
  throttleOf,
  voucherStatusAt,
} from '../../../../fake-backend/rules/voucher.ts';

const now = new Date('2026-03-10T09:00:00+07:00');
const earlier = '2026-03-09T23:59:00+07:00';

const schedule: ScheduleRow = {
  id: 'JDW-1',
  scheme_id: 'SKM-1',
  starts_at: '2026-04-01T08:00:00+07:00',
  ends_at: '2026-04-01T17:00:00+07:00',
  registration_until: '2026-03-25T23:59:00+07:00',
  site_id: 'TUK-1',
  site_name: 'TUK',
  site_kind: 'Sewaktu',
  city: 'Bandung',
  zone: 'WIB',
  quota: 10,
  taken: 0,
  budgets: [{ id: 'B', source: 'prakerja', title: '', price: 850_000 }],
};
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
  expires_at: schedule.registration_until,
  used_at: null,
  trx_id: null,
};
const bought = (status: TransactionRow['status']): TransactionRow => ({
  id: 'TRX-2026-000001',
  candidate_id: '1',
  scheme_id: 'SKM-1',
  schedule_id: 'JDW-1',
  budget_id: 'A',
  budget_source: 'mandiri',
  amount: 850_000,
  status,
  created_at: '2026-03-10T08:00:00+07:00',
  paid_at: null,
  expires_at: '2026-03-11T08:00:00+07:00',
  request_key: null,
  payment_token: null,
});

const facts = (change: Partial<RedemptionFacts> = {}): RedemptionFacts => ({
  sent: 'PRAT-CONT-OH01',
  code,
  schedule,
  seatsLeft: 3,
  candidateId: '1',
  schemeTitle: 'Barista',
  own: { vouchers: [], transactions: [] },
  now,
  ...change,
});
const owning = (vouchers: VoucherRow[], transactions: TransactionRow[] = []) => ({ own: { vouchers, transactions } });

describe('a redemption', () => {
  test.each([
    ['makes a voucher', facts(), 'new'],
    ['beside one of another schedule', facts(owning([{ ...voucher, schedule_id: 'JDW-2', code: 'X' }])), 'new'],
    ['beside one that has expired', facts(owning([{ ...voucher, code: 'X', expires_at: earlier }])), 'new'],
    ['beside a purchase that was cancelled', facts(owning([], [bought('cancelled')])), 'new'],
    [
      'of the same code for the same schedule gives its voucher',
      facts({ code: { ...code, redeemed_by: '1' }, ...owning([voucher]) }),
      'existing',
    ],
  ])('%s', (_, given, kind) => expect(judgeRedemption(given).kind).toBe(kind));

  test.each([
    ['without a code', facts({ sent: '', code: undefined }), 'code', 'wajib diisi'],
    ['of a malformed code', facts({ sent: 'PRAT', code: undefined }), 'code', '12 huruf dan angka'],
    ['of an unknown code', facts({ code: undefined }), 'code', 'tidak dikenal'],
    ['of an own code', facts({ code: { ...code, redeemed_by: '1' } }), 'code', 'sudah Anda tukarkan'],
    [
      'of an own code whose voucher is used',
      facts({ code: { ...code, redeemed_by: '1' }, ...owning([{ ...voucher, used_at: earlier }]) }),
      'code',
      'sudah Anda tukarkan',
    ],
    ['of another’s code', facts({ code: { ...code, redeemed_by: '2' } }), 'code', 'peserta lain'],
    ['of an expired code', facts({ code: { ...code, valid_until: now.toISOString() } }), 'code', 'sudah berakhir'],
    ['for no schedule', facts({ schedule: undefined }), 'schedule_id', 'tidak ditemukan'],
    ['without Prakerja', facts({ schedule: { ...schedule, budgets: [] } }), 'schedule_id', 'tidak menerima'],
    ['for another scheme', facts({ code: { ...code, scheme_id: 'SKM-2' } }), 'schedule_id', 'untuk skema Barista'],
    ['of a paid schedule', facts(owning([], [bought('paid')])), 'schedule_id', 'sudah terdaftar'],
    ['beside another voucher', facts(owning([{ ...voucher, code: 'X' }])), 'schedule_id', 'sudah punya voucher'],
    ['too late', facts({ schedule: { ...schedule, registration_until: earlier } }), 'schedule_id', 'sudah ditutup'],
    ['of a full schedule', facts({ seatsLeft: 0 }), 'schedule_id', 'sudah penuh'],
  ])('%s is refused', (_, given, field, text) => {
    const outcome = judgeRedemption(given);
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: '03' }, guessed: field === 'code' });
    expect(outcome).toMatchObject({ refusal: { errors: { [field]: [expect.stringContaining(text)] } } });
  });
});

describe('a check-out', () => {
  const given = (change: Partial<CheckOutFacts> = {}) =>
    refusalOfCheckOut({ voucher, schedule, seatsLeft: 1, own: [], now, ...change })?.message ?? null;

  test('is granted', () => expect(given()).toBeNull());

  test.each([
    ['used voucher', { voucher: { ...voucher, used_at: earlier } }, 'sudah dipakai'],
    ['expired voucher', { voucher: { ...voucher, expires_at: now.toISOString() } }, 'sudah berakhir'],
    ['paid schedule', { own: [bought('paid')] }, 'sudah terdaftar'],
    ['unpaid purchase', { own: [bought('pending')] }, 'Batalkan dulu'],
    ['closed schedule', { schedule: { ...schedule, registration_until: earlier } }, 'sudah ditutup'],
    ['full schedule', { seatsLeft: 0 }, 'sudah penuh'],
  ])('is refused: %s', (_, change, text) => expect(given(change)).toContain(text));
});

test('a voucher expires at the very moment of its end, a used one never', () => {
  expect(voucherStatusAt({ ...voucher, expires_at: now.toISOString() }, now)).toBe('expired');
  expect(voucherStatusAt({ ...voucher, expires_at: new Date(now.getTime() + 1).toISOString() }, now)).toBe('unused');
  expect(voucherStatusAt({ ...voucher, used_at: earlier, expires_at: earlier }, now)).toBe('used');
});

test('a voucher ends with its code or with the registration, whichever is earlier', () => {
  expect(expiryOf(code, schedule)).toBe(schedule.registration_until);
  expect(expiryOf({ ...code, valid_until: earlier }, schedule)).toBe(earlier);
});

test('a code is stored without what stands between its letters', () => {
  expect(['prat-cont oh01', 'PRATCONTOH01', 'PRAT', 'PRAT_CONTOH01'].map(storedCode)).toEqual([
    code.id,
    code.id,
    '',
    '',
  ]);
});

test('the fifth wrong code within a minute closes the door until the first is a minute old', () => {
  const wrong = [0, 10_000, 20_000, 30_000, 40_000];
  expect(throttleOf(wrong.slice(1), 45_000).retryAfterSeconds).toBeNull();
  expect(throttleOf(wrong, 45_000).retryAfterSeconds).toBe(15);
  expect(throttleOf(wrong, 60_000)).toEqual({ recent: wrong.slice(1), retryAfterSeconds: null });
});

test('unused vouchers stand by their last day, the others with the newest first', () => {
  const rows = [
    { ...voucher, id: 'late', expires_at: '2026-03-20T00:00:00+07:00' },
    { ...voucher, id: 'soon', expires_at: '2026-03-12T00:00:00+07:00' },
    { ...voucher, id: 'old', used_at: '2026-01-01T00:00:00+07:00' },
    { ...voucher, id: 'new', used_at: '2026-02-01T00:00:00+07:00' },
  ];
  const ids = (status: 'unused' | 'used' | 'expired' | '', scheduleId = '') =>
    listedVouchers(rows, { status, scheduleId }, now).map(({ id }) => id);
  expect([ids('unused'), ids('used'), ids('expired')]).toEqual([['soon', 'late'], ['new', 'old'], []]);
  expect(ids('', 'JDW-1')).toHaveLength(4);
  expect(ids('', 'JDW-2')).toEqual([]);
});
