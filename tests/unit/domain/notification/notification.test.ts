import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationTypes, targetOf, unreadCountOf } from '../../../../src/domain/notification/notification.ts';

describe('the target of a notification', () => {
  it('of an assessment is the timeline of its trxid, for every trxid', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (trxId) => {
        expect(targetOf({ type: 'assessment', trxId })).toEqual({ kind: 'timeline', trxId });
      }),
    );
  });

  it('of an assessment that names no trxid is the list of assessments', () => {
    expect(targetOf({ type: 'assessment', trxId: null })).toEqual({ kind: 'assessments' });
  });

  it.each([
    ['payment', 'purchases'],
    ['register', 'profile'],
    ['verify_email', 'profile'],
  ] as const)('of type %s is %s, whatever its trxid', (type, kind) => {
    fc.assert(
      fc.property(fc.option(fc.string()), (trxId) => {
        expect(targetOf({ type, trxId })).toEqual({ kind });
      }),
    );
  });

  it('of a certificate is its page, with the trxid where there is one', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), (trxId) => {
        expect(targetOf({ type: 'certificate', trxId })).toEqual({ kind: 'certificate', trxId });
      }),
    );
  });

  it('of a type that is not known is the timeline of its trxid, or the list that it is in', () => {
    expect(targetOf({ type: 'other', trxId: 'TRX-1' })).toEqual({ kind: 'timeline', trxId: 'TRX-1' });
    expect(targetOf({ type: 'other', trxId: null })).toEqual({ kind: 'notifications' });
  });

  it('is there for every type', () => {
    for (const type of notificationTypes) expect(targetOf({ type, trxId: 'TRX-1' }).kind).toBeTruthy();
  });
});

describe('the number of unread ones', () => {
  const page = (items: number, last: number, total: number) =>
    unreadCountOf({ items: Array.from({ length: items }), current: 1, last, total });

  it('is the total of the list', () => {
    expect(page(10, 1000, 10_000)).toEqual({ count: 10_000, more: false });
    expect(page(0, 1, 0)).toEqual({ count: 0, more: false });
  });

  it('is what the first page holds, and more, where the server tells no total', () => {
    expect(page(10, 2, 10)).toEqual({ count: 10, more: true });
    expect(page(10, 3, 10)).toEqual({ count: 10, more: true });
    expect(page(7, 1, 7)).toEqual({ count: 7, more: false });
  });

  it('is never less than what is on the page', () => {
    expect(page(10, 1, 0).count).toBe(10);
  });
});
