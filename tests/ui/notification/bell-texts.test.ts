import { describe, expect, it, test } from 'vitest';
import { notificationAddress } from '../../../src/ui/notification/notification-address.ts';
import { arrivalText, unreadText } from '../../../src/ui/notification/notification-text.ts';
import type { NotificationPage } from '../../../src/ui/notification/public/notification-data.ts';
import { allRead, oneRead } from '../../../src/ui/notification/use-read-marks.ts';

const notification = { id: 'N1', information: 'x', date: '2026-01-05T02:00:00.000Z', read: false };

describe('the address behind a notification', () => {
  it('is the timeline for an assessment, with the trxid in base64url [2.route.trxid]', () => {
    const one = notificationAddress({ ...notification, type: 'assessment', trxId: 'TRX-2026-000132' });
    expect(one).toBe('/myassessment/timeline/VFJYLTIwMjYtMDAwMTMy');
  });

  it.each([
    ['4.notification.assessment', 'assessment', '/myassessment/timeline/VFJYLTE'],
    ['4.notification.payment', 'payment', '/transaction'],
    ['4.notification.account', 'register', '/profile'],
    ['4.notification.account', 'verify_email', '/profile'],
  ] as const)('is the target of its type [%s]', (_, type, address) => {
    expect(notificationAddress({ ...notification, type, trxId: 'TRX-1' })).toBe(address);
  });
});

test.each([
  [{ count: 1, more: false }, '1'],
  [{ count: 99, more: false }, '99'],
  [{ count: 100, more: false }, '99+'],
  [{ count: 10_000, more: false }, '99+'],
  [{ count: 10, more: true }, '10+'],
])('the count %j is shown as %s', (count, text) => {
  expect(unreadText(count)).toBe(text);
});

test('arrivals are announced with their number and the newest text', () => {
  const first = { type: 'payment', information: 'Pembayaran diterima.' } as const;
  const second = { type: 'register', information: 'Akun aktif.' } as const;
  expect(arrivalText([first], false)).toBe('1 notifikasi baru: Pembayaran diterima.');
  expect(arrivalText([first, second], false)).toBe('2 notifikasi baru. Terbaru: Pembayaran diterima.');
  expect(arrivalText([first, second], true)).toBe('2+ notifikasi baru. Terbaru: Pembayaran diterima.');
  expect(arrivalText([{ ...first, information: ' ' }], false)).toBe('1 notifikasi baru: Pembayaran');
  expect(arrivalText([], false)).toBe('');
});

describe('an optimistic mark', () => {
  const page: NotificationPage = {
    items: ['N1', 'N2'].map((id) => ({ ...notification, id, type: 'payment', trxId: null })),
    current: 2,
    last: 3,
    total: 12,
  };
  const states = ({ items }: NotificationPage) => items.map(({ id, read }) => `${id} ${read}`);

  it('keeps a read notification in the list of all, and removes it from the unread ones', () => {
    expect(states(oneRead('N1')(page, 'all'))).toEqual(['N1 true', 'N2 false']);
    expect(oneRead('N1')(page, 'all').total).toBe(12);
    expect(states(oneRead('N1')(page, 'unread'))).toEqual(['N2 false']);
    expect(oneRead('N1')(page, 'unread').total).toBe(11);
  });

  it('on all leaves nothing unread', () => {
    expect(states(allRead(page, 'all'))).toEqual(['N1 true', 'N2 true']);
    expect(allRead(page, 'unread')).toMatchObject({ items: [], total: 0, last: 1 });
  });
});
