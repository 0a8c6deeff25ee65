import { expect, it } from 'vitest';
import type { TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { isFound, purchasableFirst, seatsLeft, upcoming } from '../../../../fake-backend/rules/catalog.ts';
import { aPurchase, aSchedule } from './purchase-rows.ts';

const now = new Date('2026-03-10T02:00:00Z');
const until = '2026-03-11T02:00:00Z';

it.each([
  ['', true],
  ['BARISTA', true],
  ['kopi  pariwisata', true],
  ['rista sed', true],
  ['barista teh', false],
])('a search for %j finds every word in title, field or description, or nothing', (search, found) => {
  const texts = { title: 'Barista', field_name: 'Pariwisata', description: 'Seduh kopi.', rating: 0, review_count: 0 };
  expect(isFound({ ...(schemeSeeds[0] as (typeof schemeSeeds)[number]), ...texts }, { search, field: '' })).toBe(found);
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
