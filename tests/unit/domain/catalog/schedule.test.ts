import { expect, it } from 'vitest';
import { availability, purchasables, type Schedule } from '../../../../src/domain/catalog/schedule.ts';

const until = Date.parse('2026-01-05T02:00:00Z');
const schedule = (seatsLeft: number | null): Schedule => ({
  id: '5',
  scheme: { id: '1', slug: 'jwp', title: 'JWP' },
  startsAt: '2026-01-20T02:00:00Z',
  endsAt: '2026-01-20T09:00:00Z',
  registrationUntil: '2026-01-05T09:00:00+07:00',
  site: { id: '3', name: 'TUK', kind: '', city: '' },
  seatsLeft,
  budgets: [],
});

it.each([
  ['open until a millisecond before the end of registration', 1, until - 1, 'open'],
  ['closed from that moment on', 1, until, 'closed'],
  ['full without seats', 0, until - 1, 'full'],
  ['closed rather than full', 0, until, 'closed'],
  ['open when nobody knows how many seats are left', null, until - 1, 'open'],
] as const)('a schedule is %s', (_, seats, now, expected) => {
  expect(availability(schedule(seats), now)).toBe(expected);
});

it('a schedule is not closed when the end of its registration is unknown', () => {
  expect(availability({ ...schedule(1), registrationUntil: null }, until)).toBe('open');
});

it('schedules that can be bought come before the others, each in the order of the server', () => {
  const all = [0, 1, 0, 2].map((seats, index) => ({ ...schedule(seats), id: String(index) }));
  expect(purchasables(all, until - 1).map(({ schedule: { id }, availability: state }) => [id, state])).toEqual([
    ['1', 'open'],
    ['3', 'open'],
    ['0', 'full'],
    ['2', 'full'],
  ]);
});
