import type { ScheduleRow, TransactionRow } from '../../../../fake-backend/database/rows.ts';

export const now = new Date('2026-03-10T09:00:00+07:00');

export const aSchedule: ScheduleRow = {
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

export const aPurchase = (change: Partial<TransactionRow>): TransactionRow => ({
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
