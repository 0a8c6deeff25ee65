import { describe, expect, it } from 'vitest';
import { targetOf, unreadCountOf } from '../../../../src/domain/notification/notification.ts';

it.each([
  ['assessment', 'TRX-1', { kind: 'timeline', trxId: 'TRX-1' }],
  ['assessment', null, { kind: 'assessments' }],
  ['payment', 'TRX-1', { kind: 'purchases' }],
  ['payment', null, { kind: 'purchases' }],
  ['register', 'TRX-1', { kind: 'profile' }],
  ['verify_email', null, { kind: 'profile' }],
  ['certificate', 'TRX-1', { kind: 'certificate', trxId: 'TRX-1' }],
  ['certificate', null, { kind: 'certificate', trxId: null }],
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

  it('is at least the number on the page', () => {
    expect(page(10, 1, 0).count).toBe(10);
  });
});
