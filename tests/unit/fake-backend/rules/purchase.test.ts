import { describe, expect, it, test } from 'vitest';
import { assessedScheme } from '../../../../fake-backend/assessed-units.ts';
import type { PrakerjaCodeRow, TransactionRow, VoucherRow } from '../../../../fake-backend/database/rows.ts';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { plansOf } from '../../../../fake-backend/questions/plans-of.ts';
import { isFound, purchasableFirst, seatsLeft, upcoming } from '../../../../fake-backend/rules/catalog.ts';
import { judgeOrder, nextTransactionId, type OrderFacts, statusAt } from '../../../../fake-backend/rules/purchase.ts';
import {
  type CheckOutFacts,
  expiryOf,
  judgeRedemption,
  listedVouchers,
  type RedemptionFacts,
  refusalOfCheckOut,
  voucherStatusAt,
} from '../../../../fake-backend/rules/voucher.ts';
import { decideResult } from '../../../../fake-backend/staff/decide-result.ts';
import { markPaid } from '../../../../fake-backend/staff/payment-gateway.ts';
import { openBackend, trx } from '../staff/backend.ts';
import { aPurchase, aSchedule, now } from './purchase-rows.ts';

const facts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  order: { schedule_id: 'JDW-1', budget_source: 'mandiri', budgetary: 'A' },
  schedule: aSchedule,
  seatsLeft: 3,
  own: [],
  now,
  ...change,
});
const owning = (change: Parameters<typeof aPurchase>[0]) => facts({ own: [aPurchase(change)] });
const ordered = (budget_source: string, budgetary: string) =>
  facts({ order: { schedule_id: 'JDW-1', budget_source, budgetary } });
const nothing = facts({ order: { schedule_id: '', budget_source: '', budgetary: '' } });
const closed = { ...aSchedule, registration_until: '2026-03-09T23:59:00+07:00' };

describe('an order', () => {
  test.each([
    ['is new', facts(), 'new'],
    ['finds the unpaid purchase', owning({}), 'existing'],
    ['finds the unpaid purchase of a schedule that is full by now', { ...owning({}), seatsLeft: 0 }, 'existing'],
    ['is refused while another budget waits to be paid for the same schedule', owning({ budget_id: 'C' }), 'refused'],
    ['is new once that has expired', owning({ budget_id: 'C', expires_at: '2026-03-10T08:59:00+07:00' }), 'new'],
    ['is new beside a cancelled one', owning({ status: 'cancelled' }), 'new'],
    ['is new beside one that expired', owning({ expires_at: '2026-03-10T08:59:59+07:00' }), 'new'],
    ['is new beside one of another schedule', owning({ schedule_id: 'JDW-2', status: 'paid' }), 'new'],
  ])('%s', (_, given, kind) => expect(judgeOrder(given).kind).toBe(kind));

  test.each([
    ['of a paid schedule', owning({ status: 'paid' }), '02', 'sudah membeli'],
    ['of a closed schedule', facts({ schedule: closed }), '02', 'sudah ditutup'],
    ['of a full schedule', facts({ seatsLeft: 0 }), '02', 'sudah penuh'],
    ['with Prakerja', ordered('prakerja', 'B'), '02', 'voucher'],
    ['of an unknown schedule', facts({ schedule: undefined }), '03', 'Jadwal tidak ditemukan'],
    ['of a budget of another source', ordered('mandiri', 'B'), '03', 'tidak sesuai'],
    ['without a schedule', nothing, '03', 'Jadwal wajib dipilih.'],
    ['without a source', nothing, '03', 'Pilih penanggung biaya.'],
    ['without a budget', nothing, '03', 'Skema anggaran wajib dipilih.'],
  ])('%s is refused', (_, given, code, text) => {
    const outcome = judgeOrder(given);
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code } });
    expect(JSON.stringify(outcome)).toContain(text);
  });
});

test('a purchase expires exactly at its limit', () => {
  const until = (change: Parameters<typeof aPurchase>[0]) => statusAt(aPurchase(change), now);
  expect(until({ expires_at: now.toISOString() })).toBe('expired');
  expect(until({ expires_at: new Date(now.getTime() + 1).toISOString() })).toBe('pending');
  expect(until({ status: 'paid', expires_at: now.toISOString() })).toBe('paid');
});

test('purchase numbers continue from the highest, with the year in WIB', () => {
  const rows = [aPurchase({ id: 'TRX-2025-000201' }), aPurchase({})];
  expect(nextTransactionId(rows, new Date('2026-12-31T16:59:59Z'))).toBe('TRX-2026-000202');
  expect(nextTransactionId(rows, new Date('2026-12-31T17:00:00Z'))).toBe('TRX-2027-000202');
});

describe('the catalogue', () => {
  const now = new Date('2026-03-10T02:00:00Z');
  const until = '2026-03-11T02:00:00Z';

  it.each([
    ['', true],
    ['BARISTA', true],
    ['kopi  pariwisata', true],
    ['rista sed', true],
    ['barista teh', false],
  ])('a search for %j finds every word in title, field or description, or nothing', (search, found) => {
    const texts = {
      title: 'Barista',
      field_name: 'Pariwisata',
      description: 'Seduh kopi.',
      rating: 0,
      review_count: 0,
    };
    expect(isFound({ ...(schemeSeeds[0] as (typeof schemeSeeds)[number]), ...texts }, { search, field: '' })).toBe(
      found,
    );
  });

  it('schedules that can be bought come first, the others after them in their order', () => {
    const closed = { ...aSchedule, id: 'closed', registration_until: now.toISOString() };
    const full = { ...aSchedule, id: 'full', registration_until: until, quota: 5, taken: 5 };
    const open = { ...aSchedule, id: 'open', registration_until: until, quota: 5, taken: 4 };
    expect(purchasableFirst([full, closed, open], now).map(({ id }) => id)).toEqual(['open', 'full', 'closed']);
  });

  it('schedules are future ones only, the nearest first', () => {
    const [begun, next, later] = ['2026-03-10T09:00:00+07:00', '2026-03-10T09:00:01+07:00', '2026-05-01T00:00:00Z'];
    const rows = [begun, later, next].map((starts_at) => ({ ...aSchedule, starts_at }));
    expect(upcoming(rows, now).map(({ starts_at }) => starts_at)).toEqual([next, later]);
  });

  it.each<[Partial<TransactionRow>, number]>([
    [{}, 14],
    [{ status: 'pending', expires_at: until }, 14],
    [{ schedule_id: 'another' }, 15],
    [{ created_at: '2026-03-10T08:59:59+07:00' }, 15],
    [{ status: 'cancelled' }, 15],
    [{ status: 'pending', expires_at: '2026-03-10T09:00:00+07:00' }, 15],
  ])('the seats of a schedule are reduced by those taken or bought since: with %j', (change, left) => {
    const bought = aPurchase({ created_at: '2026-03-10T09:00:00+07:00', status: 'paid', ...change });
    expect(seatsLeft({ ...aSchedule, quota: 20, taken: 5 }, [bought], '2026-03-10T02:00:00.900Z', now)).toBe(left);
  });
});

const codesOf = (units: readonly { readonly code: string }[] = []) => units.map(({ code }) => code);

const atItsResult = () => {
  const backend = openBackend();
  const { db } = backend;
  const before = db.transactions.get(trx.fajar);
  const earlier = db.results.get(trx.fajar)?.units ?? [];
  if (!before) throw new Error('fajar has bought nothing');
  const again = markPaid(backend, { ...before, id: 'TRX-2026-000999', previous_transaction_id: trx.fajar });
  for (const name of ['agreement', 'apl01', 'apl02'] as const)
    db.stages.put({ ...backend.stage(again.id, name), status: 'done', waiting_for: null });
  backend.sent(again.id, 'exam', 'assessor');
  const [carried, open] = [true, false].map((was) => codesOf(earlier.filter(({ competent }) => competent === was)));
  return { backend, again, carried: carried ?? [], open: open ?? [] };
};

it('the exams of a repeated assessment ask only about the open units', () => {
  const { backend, again, open } = atItsResult();
  const scheme = assessedScheme(backend, again);
  const plans = scheme ? plansOf(scheme) : [];
  const asked = plans.flatMap(({ questions, units }) => [...questions.map(({ unit }) => unit), ...codesOf(units)]);
  expect(new Set(asked)).toEqual(new Set(open));
});

it('the result of a repeated assessment shows the earlier competent units as competent from there', () => {
  const { backend, again, carried, open } = atItsResult();
  const judgedAgain = { units: [{ code: carried[0] ?? '', competent: false }] };
  expect(() => decideResult(backend, again.id, judgedAgain)).toThrow(RangeError);
  decideResult(backend, again.id, { units: [] });
  const result = backend.db.results.get(again.id);
  expect(result?.competent).toBe(true);
  expect(codesOf(result?.units.filter((unit) => unit.carried))).toEqual(carried);
  expect(codesOf(result?.units.filter((unit) => !unit.carried))).toEqual(open);
});

it('a unit that is carried over twice is still marked as from an earlier assessment', () => {
  const { backend, again, open } = atItsResult();
  decideResult(backend, again.id, { units: open.map((code) => ({ code, competent: false })) });
  expect(backend.db.results.get(again.id)?.competent).toBe(false);
  const third = { ...again, id: 'TRX-2026-001000', previous_transaction_id: again.id };
  expect(codesOf(assessedScheme(backend, third)?.units)).toEqual(open);
});

describe('a voucher', () => {
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
  const owning = (change: Partial<VoucherRow>) => ({
    own: { vouchers: [{ ...voucher, ...change }], transactions: [] },
  });
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
});
