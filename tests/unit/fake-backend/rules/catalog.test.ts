import { describe, expect, it } from 'vitest';
import { createDatabase } from '../../../../fake-backend/database/database.ts';
import type { ScheduleRow, TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { seed } from '../../../../fake-backend/database/seeding.ts';
import { isFound, purchasableFirst, seatsLeft, upcoming } from '../../../../fake-backend/rules/catalog.ts';

const now = new Date('2026-03-10T02:00:00Z');
const db = createDatabase();
seed(db, now);
const anyOf = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('the world is empty');
  return row;
};
const scheme = { ...anyOf(db.schemes.all()), title: 'Barista', field_name: 'Pariwisata', description: 'Seduh kopi.' };
const schedule: ScheduleRow = { ...anyOf(db.schedules.all()), starts_at: '2026-04-30T09:00:00+07:00' };
const purchase: TransactionRow = { ...anyOf(db.transactions.all()), schedule_id: schedule.id, expires_at: null };

describe('a search for schemes', () => {
  it('finds every word in title, field or description, however it is written', () => {
    for (const search of ['', 'BARISTA', 'kopi  pariwisata', 'rista sed']) {
      expect(isFound(scheme, { search, field: '' })).toBe(true);
    }
    expect(isFound(scheme, { search: 'barista teh', field: '' })).toBe(false);
  });
});

describe('schedules', () => {
  it('that can be bought come first, the others after them in their order', () => {
    const until = '2026-03-11T02:00:00Z';
    const closed = { ...schedule, id: 'closed', registration_until: '2026-03-10T02:00:00Z' };
    const full = { ...schedule, id: 'full', registration_until: until, quota: 5, taken: 5 };
    const open = { ...schedule, id: 'open', registration_until: until, quota: 5, taken: 4 };
    expect(purchasableFirst([full, closed, open], now).map(({ id }) => id)).toEqual(['open', 'full', 'closed']);
  });

  const at = (starts_at: string): ScheduleRow => ({ ...schedule, starts_at });

  it('are those that have not begun, the nearest first', () => {
    const [begun, next, later] = ['2026-03-10T09:00:00+07:00', '2026-03-10T09:00:01+07:00', '2026-05-01T00:00:00Z'];
    const found = upcoming([begun, later, next].map(at), now);
    expect(found.map(({ starts_at }) => starts_at)).toEqual([next, later]);
  });
});

describe('the seats of a schedule', () => {
  const seededAt = '2026-03-10T02:00:00.900Z';
  const left = (change: Partial<TransactionRow>) =>
    seatsLeft({ ...schedule, quota: 20, taken: 5 }, [{ ...purchase, ...change }], seededAt, now);
  const bought = { created_at: '2026-03-10T09:00:00+07:00', status: 'paid' } as const;

  it('are fewer by those that are taken or bought since, also in the second of the seed', () => {
    expect(left(bought)).toBe(14);
    expect(left({ ...bought, status: 'pending' })).toBe(14);
  });

  it.each<Partial<TransactionRow>>([
    { schedule_id: 'another' },
    { created_at: '2026-03-10T08:59:59+07:00' },
    { status: 'cancelled' },
    { status: 'pending', expires_at: '2026-03-10T09:00:00+07:00' },
  ])('are not taken by a purchase with %j', (change) => {
    expect(left({ ...bought, ...change })).toBe(15);
  });
});
