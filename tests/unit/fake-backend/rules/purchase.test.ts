import { describe, expect, test } from 'vitest';
import { judgeOrder, nextTransactionId, type OrderFacts, statusAt } from '../../../../fake-backend/rules/purchase.ts';
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
