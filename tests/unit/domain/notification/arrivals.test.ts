import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivals } from '../../../../src/domain/notification/arrivals.ts';
import type { Notification } from '../../../../src/domain/notification/notification.ts';

const nth = (number: number): Notification => ({
  id: String(number),
  type: 'payment',
  trxId: null,
  information: `kabar ${number}`,
  date: new Date(number * 60_000).toISOString(),
  read: false,
});
const firstPage = (unread: ReadonlySet<number>) =>
  [...unread]
    .sort((a, b) => b - a)
    .slice(0, 10)
    .map(nth);

test('nothing is new at the first check, not even in an empty list', () => {
  expect(arrivals(null, [nth(1), nth(2)]).arrived).toEqual([]);
  const { seen } = arrivals(null, []);
  expect(arrivals(seen, [nth(1)]).arrived).toEqual([nth(1)]);
});

test('each arrival is announced exactly once, whatever is read and arrives in between', () => {
  const event = fc.oneof(fc.record({ reads: fc.nat(30) }), fc.record({ arrive: fc.integer({ min: 1, max: 4 }) }));
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const unread = new Set(Array.from({ length: 25 }, (_, index) => index));
      let newest = 25;
      let { seen } = arrivals(null, firstPage(unread));
      for (const happened of events) {
        const came: number[] = [];
        if ('reads' in happened) unread.delete(happened.reads);
        else for (let count = 0; count < happened.arrive; count++) came.unshift(newest++);
        for (const number of came) unread.add(number);
        const look = arrivals(seen, firstPage(unread));
        expect(look.arrived).toEqual(came.map(nth));
        seen = look.seen;
      }
    }),
  );
});

test('a notification that comes back after it could not be marked is not new', () => {
  const { seen } = arrivals(null, [nth(2), nth(1)]);
  const without = arrivals(seen, [nth(1)]);
  expect(arrivals(without.seen, [nth(2), nth(1)]).arrived).toEqual([]);
});

test('a notification without a date is not announced as new: it may have moved up', () => {
  const { seen } = arrivals(null, [nth(2)]);
  const look = arrivals(seen, [{ ...nth(1), date: null }, nth(3)]);
  expect(look.arrived).toEqual([nth(3)]);
  expect(look.seen.newest).toBe(nth(3).date);
});
