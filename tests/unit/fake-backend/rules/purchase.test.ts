import { describe, expect, test } from 'vitest';
import type { ScheduleRow, TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { judgeOrder, nextTransactionId, type OrderFacts, statusAt } from '../../../../fake-backend/rules/purchase.ts';

const now = new Date('2026-03-10T09:00:00+07:00');

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
  budgets: [
    { id: 'A', source: 'mandiri', title: '', price: 850_000 },
    { id: 'B', source: 'prakerja', title: '', price: 850_000 },
  ],
};

const bought = (change: Partial<TransactionRow>): TransactionRow => ({
  id: 'TRX-2026-000001',
  candidate_id: '1',
  scheme_id: 'SKM-1',
  schedule_id: 'JDW-1',
  budget_id: 'A',
  budget_source: 'mandiri',
  amount: 850_000,
  status: 'pending',
  created_at: '2026-03-10T08:00:00+07:00',
  paid_at: null,
  expires_at: '2026-03-11T08:00:00+07:00',
  request_key: null,
  payment_token: null,
  ...change,
});

const facts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  order: { schedule_id: 'JDW-1', budget_source: 'mandiri', budgetary: 'A' },
  schedule,
  seatsLeft: 3,
  own: [],
  now,
  ...change,
});

const closed = { ...schedule, registration_until: '2026-03-09T23:59:00+07:00' };

describe('an order', () => {
  test.each([
    ['is new', facts(), 'new'],
    ['finds the unpaid purchase', facts({ own: [bought({})] }), 'existing'],
    [
      'is refused while another budget waits to be paid for the same schedule',
      facts({ own: [bought({ budget_id: 'C', budget_source: 'perusahaan' })] }),
      'refused',
    ],
    [
      'is new once that has expired',
      facts({ own: [bought({ budget_id: 'C', expires_at: '2026-03-10T08:59:00+07:00' })] }),
      'new',
    ],
    [
      'finds the unpaid purchase of a schedule that is full by now',
      facts({ own: [bought({})], seatsLeft: 0 }),
      'existing',
    ],
    ['is new beside a cancelled one', facts({ own: [bought({ status: 'cancelled' })] }), 'new'],
    ['is new beside one that expired', facts({ own: [bought({ expires_at: '2026-03-10T08:59:59+07:00' })] }), 'new'],
    [
      'is new beside one of another schedule',
      facts({ own: [bought({ schedule_id: 'JDW-2', status: 'paid' })] }),
      'new',
    ],
  ])('%s', (_, given, kind) => expect(judgeOrder(given).kind).toBe(kind));

  test.each([
    ['of a paid schedule', facts({ own: [bought({ status: 'paid' })] }), '02', 'sudah membeli'],
    ['of a closed schedule', facts({ schedule: closed }), '02', 'sudah ditutup'],
    ['of a full schedule', facts({ seatsLeft: 0 }), '02', 'sudah penuh'],
    [
      'with Prakerja',
      facts({ order: { schedule_id: 'JDW-1', budget_source: 'prakerja', budgetary: 'B' } }),
      '02',
      'voucher',
    ],
    ['of an unknown schedule', facts({ schedule: undefined }), '03', 'Jadwal tidak ditemukan'],
    [
      'of a budget of another source',
      facts({ order: { schedule_id: 'JDW-1', budget_source: 'mandiri', budgetary: 'B' } }),
      '03',
      'tidak sesuai',
    ],
    [
      'without anything',
      facts({ order: { schedule_id: '', budget_source: '', budgetary: '' } }),
      '03',
      'wajib dipilih',
    ],
  ])('%s is refused', (_, given, code, text) => {
    const outcome = judgeOrder(given);
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code } });
    expect(JSON.stringify(outcome)).toContain(text);
  });
});

test('an order without anything says what is missing', () => {
  expect(judgeOrder(facts({ order: { schedule_id: '', budget_source: '', budgetary: '' } }))).toEqual({
    kind: 'refused',
    refusal: {
      code: '03',
      message: 'Data yang dikirim tidak sesuai',
      errors: {
        schedule_id: ['Jadwal wajib dipilih.'],
        budget_source: ['Sumber anggaran wajib dipilih.'],
        budgetary: ['Skema anggaran wajib dipilih.'],
      },
    },
  });
});

test('a purchase expires at the very moment of its limit', () => {
  expect(statusAt(bought({ expires_at: now.toISOString() }), now)).toBe('expired');
  expect(statusAt(bought({ expires_at: new Date(now.getTime() + 1).toISOString() }), now)).toBe('pending');
  expect(statusAt(bought({ status: 'paid', expires_at: now.toISOString() }), now)).toBe('paid');
});

test('numbers of purchases go on from the highest', () => {
  expect(nextTransactionId([bought({ id: 'TRX-2025-000201' }), bought({})], now)).toBe('TRX-2026-000202');
});

test('the year of a number is the one in WIB', () => {
  expect(nextTransactionId([bought({})], new Date('2026-12-31T16:59:59Z'))).toMatch(/^TRX-2026-/);
  expect(nextTransactionId([bought({})], new Date('2026-12-31T17:00:00Z'))).toMatch(/^TRX-2027-/);
});
