import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arrivals } from '../../../../src/domain/notification/arrivals.ts';
import { type Notification, targetOf, unreadCountOf } from '../../../../src/domain/notification/notification.ts';

it.each([
  ['assessment', 'TRX-1', { kind: 'timeline', trxId: 'TRX-1' }],
  ['assessment', null, { kind: 'assessments' }],
  ['payment', 'TRX-1', { kind: 'purchases' }],
  ['register', 'TRX-1', { kind: 'profile' }],
  ['verify_email', null, { kind: 'profile' }],
  ['certificate', 'TRX-1', { kind: 'certificate', trxId: 'TRX-1' }],
  ['message', 'TRX-1', { kind: 'contact' }],
  ['other', 'TRX-1', { kind: 'timeline', trxId: 'TRX-1' }],
  ['other', null, { kind: 'notifications' }],
] as const)('a notification of type %s with the trxid %j leads to %j', (type, trxId, target) => {
  expect(targetOf({ type, trxId })).toEqual(target);
});

describe('the number of unread ones', () => {
  const page = (items: number, last: number, total: number) =>
    unreadCountOf({ items: Array.from({ length: items }), current: 1, last, total });

  it('is the total of the list', () => {
    expect(page(10, 1000, 10_000)).toEqual({ count: 10_000, more: false });
    expect(page(0, 1, 0)).toEqual({ count: 0, more: false });
  });

  it('is the number on the first page, marked as a minimum, where the server gives no total', () => {
    expect(page(10, 2, 10)).toEqual({ count: 10, more: true });
    expect(page(10, 3, 10)).toEqual({ count: 10, more: true });
    expect(page(7, 1, 7)).toEqual({ count: 7, more: false });
  });
});

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

test('a notification without a date is not announced as new: it may have moved up', () => {
  const { seen } = arrivals(null, [nth(2)]);
  const look = arrivals(seen, [{ ...nth(1), date: null }, nth(3)]);
  expect(look.arrived).toEqual([nth(3)]);
  expect(look.seen.newest).toBe(nth(3).date);
});
