import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { markAllRead } from '../../../src/application/notification/mark-all-read.ts';
import { markNotificationRead } from '../../../src/application/notification/mark-notification-read.ts';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { Notification } from '../../../src/domain/notification/notification.ts';
import { Bell } from '../../../src/ui/notification/bell.tsx';
import { notificationAddress } from '../../../src/ui/notification/notification-address.ts';
import { NotificationItem } from '../../../src/ui/notification/notification-item.tsx';
import { arrivalText, unreadText } from '../../../src/ui/notification/notification-text.ts';
import NotificationsPage from '../../../src/ui/notification/notifications-page.tsx';
import type { NotificationPage } from '../../../src/ui/notification/public/notification-data.ts';
import { allRead, oneRead } from '../../../src/ui/notification/use-read-marks.ts';
import { settled } from '../../fakes/purchase-fakes.ts';
import { FakeDevice, serverClockOn } from '../../fakes/time-fakes.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices } from '../show-with.tsx';

const now = Date.parse('2026-03-10T02:00:00Z');
const aNotification = (id: string, rest: Partial<Notification> = {}): Notification => ({
  id,
  type: 'payment',
  trxId: 'TRX-1',
  information: `Kabar ${id}`,
  date: '2026-03-10T01:00:00.000Z',
  read: false,
  ...rest,
});

const deviceAhead = 3 * 3_600_000;

const open = (
  stored: Notification[],
  address = '/notifications',
  perPage = 100,
  serverTime = async () => now,
  page: typeof NotificationsPage = NotificationsPage,
) => {
  const server = { failure: null as ApiFailure | null, unreadable: false, reads: 0, marks: 0 };
  const mark = async (changed: (each: Notification) => boolean) => {
    server.marks += 1;
    if (server.failure) throw server.failure;
    for (const [index, each] of stored.entries()) if (changed(each)) stored[index] = { ...each, read: true };
  };
  const notifications = {
    page: async (number: number, unreadOnly: boolean) => {
      server.reads += 1;
      if (server.unreadable) throw new ApiFailure({ kind: 'http', status: 500 });
      const wanted = stored.filter(({ read }) => !(unreadOnly && read));
      const items = wanted.slice((number - 1) * perPage, number * perPage);
      return { items, current: number, last: Math.max(1, Math.ceil(wanted.length / perPage)), total: wanted.length };
    },
    markRead: (id: string) => mark((each) => each.id === id),
    markAllRead: () => mark(() => true),
  };
  const realtime = { announceRead: () => undefined, announceChange: () => undefined };
  const services = new FakeServices()
    .with(timeTokens.serverClock, serverClockOn(new FakeDevice(deviceAhead), serverTime))
    .with(notificationTokens.notifications, notifications)
    .with(notificationTokens.markNotificationRead, markNotificationRead({ notifications, realtime }))
    .with(notificationTokens.markAllRead, markAllRead({ notifications, realtime }));
  return { server, ...openPages({ '/notifications': page }, address, services) };
};

const rowOf = (text: string) => screen.getByText(text).closest('li');
const markAllButton = () => screen.getByRole('button', { name: /Tandai semua dibaca/ });

test('each notification shows its full text, its date and whether it is read [2.notifications.item]', async () => {
  const long = `${'Kabar yang panjang sekali '.repeat(20)}selesai.`;
  open([aNotification('N1', { information: long }), aNotification('N2', { read: true })]);
  const link = await screen.findByRole('link', { name: long });
  expect(link.getAttribute('href')).toBe('/transaction');
  expect(link.closest('li')?.textContent).toMatch(/1 jam yang lalu.*Selasa, 10 Maret 2026, 08\.00 WIB.*Belum dibaca/);
  expect(rowOf('Kabar N2')?.textContent).not.toContain('Belum dibaca');
});

test('a notification has only its date while the server’s time is unknown, whatever the device says', async () => {
  open([aNotification('N1')], '/notifications', 100, () =>
    Promise.reject(new ApiFailure({ kind: 'http', status: 404 })),
  );
  const row = (await screen.findByText('Kabar N1')).closest('li');
  await act(settled);
  expect(row?.textContent).toContain('Selasa, 10 Maret 2026');
  expect(row?.textContent).not.toContain('yang lalu');
});

test('the unread notifications have a separate list [2.notifications.unread]', async () => {
  open([aNotification('N1', { read: true }), aNotification('N2')]);
  const tab = await screen.findByRole('link', { name: /^Belum dibaca/ });
  expect(await screen.findByText('Kabar N1')).toBeTruthy();
  await act(async () => fireEvent.click(tab));
  await waitFor(() => expect(screen.queryByText('Kabar N1')).toBeNull());
  expect(rowOf('Kabar N2')?.textContent).toContain('Belum dibaca');
});

test('the list is paged: the address contains the page, and links lead to the others [9.paged.notifications]', async () => {
  const stored = ['N1', 'N2', 'N3', 'N4', 'N5'].map((id) => aNotification(id));
  open(stored, '/notifications?page=2', 2);
  expect(await screen.findByText('Halaman 2 dari 3')).toBeTruthy();
  expect(screen.getAllByText(/^Kabar N/).map((text) => text.textContent)).toEqual(['Kabar N3', 'Kabar N4']);
  expect(screen.getByRole('link', { name: 'Halaman 3' }).getAttribute('href')).toBe('/notifications?page=3');
  cleanup();
  open(stored, '/notifications?page=99', 2);
  expect(await screen.findByRole('link', { name: 'Ke halaman 3' })).toBeTruthy();
});

test('an empty text still makes a named link, an unknown date is left out, and HTML shows as text', async () => {
  open([
    aNotification('N1', { information: ' ', date: null }),
    aNotification('N2', { information: '<img src=x onerror=1>' }),
  ]);
  const link = await screen.findByRole('link', { name: 'Pembayaran' });
  expect(link.closest('li')?.textContent).not.toMatch(/Invalid|null|WIB/);
  expect(screen.getByText('<img src=x onerror=1>')).toBeTruthy();
});

test('a click on an unread notification marks it as read, reads the lists again, and opens its target [1.notifications.read] [4.notification.unread]', async () => {
  const stored = [aNotification('N1'), aNotification('N2')];
  const { place, server } = open(stored);
  const link = await screen.findByRole('link', { name: 'Kabar N1' });
  const { reads } = server;
  await act(async () => fireEvent.click(link));
  expect(place.history.at(-1)).toBe('/transaction');
  await waitFor(() => expect(stored.map(({ read }) => read)).toEqual([true, false]));
  await act(async () => navigate('/notifications'));
  await waitFor(() => expect(rowOf('Kabar N1')?.textContent).not.toContain('Belum dibaca'));
  expect(rowOf('Kabar N2')?.textContent).toContain('Belum dibaca');
  await waitFor(() => expect(server.reads).toBe(reads + 2));
});

const PageWithBell: typeof NotificationsPage = (props) => (
  <>
    <Bell />
    <NotificationsPage {...props} />
  </>
);

test('the bell counts the unread notifications, one less after a click on one of them, and none that has the same target', async () => {
  const { place } = open([aNotification('N1'), aNotification('N2')], '/notifications', 100, undefined, PageWithBell);
  expect(await screen.findAllByTitle('Notifikasi, 2 belum dibaca')).not.toEqual([]);
  const link = await screen.findByRole('link', { name: 'Kabar N1' });
  await act(async () => fireEvent.click(link));
  expect(place.history.at(-1)).toBe('/transaction');
  await act(async () => navigate('/notifications'));
  expect(await screen.findAllByTitle('Notifikasi, 1 belum dibaca')).not.toEqual([]);
});

test('a click on a read notification opens its target, marks nothing and reads no list again [4.notification.read]', async () => {
  const { place, server } = open([aNotification('N1', { read: true, type: 'register' })]);
  const link = await screen.findByRole('link', { name: 'Kabar N1' });
  const { reads } = server;
  await act(async () => fireEvent.click(link));
  await act(settled);
  expect([place.history.at(-1), server.marks, server.reads]).toEqual(['/profile', 0, reads]);
});

test('a notification that cannot be marked still opens its target, and is unread afterwards', async () => {
  const { server, place } = open([aNotification('N1')]);
  server.failure = new ApiFailure({ kind: 'network' });
  const link = await screen.findByRole('link', { name: 'Kabar N1' });
  await act(async () => fireEvent.click(link));
  expect(place.history.at(-1)).toBe('/transaction');
  await act(async () => navigate('/notifications'));
  await waitFor(() => expect(rowOf('Kabar N1')?.textContent).toContain('Belum dibaca'));
  expect(server.marks).toBe(1);
});

test('all notifications show as read at once; after a failure they are unread again, with an alert', async () => {
  const { server, alerts } = open([aNotification('N1'), aNotification('N2')]);
  await screen.findByText('Kabar N1');
  server.failure = new ApiFailure({ kind: 'http', status: 500 });
  await act(async () => markAllButton().click());
  await waitFor(() => expect(alerts.open?.kind).toBe('failure'));
  await waitFor(() => expect(rowOf('Kabar N2')?.textContent).toContain('Belum dibaca'));
  server.failure = null;
  await act(async () => markAllButton().click());
  await waitFor(() => expect(alerts.success).toBe('Semua notifikasi sudah ditandai dibaca.'));
  expect(rowOf('Kabar N1')?.textContent).not.toContain('Belum dibaca');
  await waitFor(() => expect(markAllButton().getAttribute('aria-disabled')).toBe('true'));
  const { marks } = server;
  await act(async () => markAllButton().click());
  expect(server.marks).toBe(marks);
});

test('a list without anything to mark, or that cannot be read, offers no button that marks all', async () => {
  open([aNotification('N1', { read: true })]);
  await screen.findByText('Kabar N1');
  expect(screen.queryByRole('button', { name: /Tandai semua dibaca/ })).toBeNull();
  cleanup();
  open([]);
  await screen.findByRole('heading', { name: 'Belum ada notifikasi' });
  expect(screen.queryByRole('button', { name: /Tandai semua dibaca/ })).toBeNull();
  cleanup();
  const { server } = open([aNotification('N1')], '/notifications?page=3');
  server.unreadable = true;
  await screen.findByRole('heading', { name: 'Notifikasi belum bisa dimuat' });
  expect(screen.queryByRole('button', { name: /Tandai semua dibaca/ })).toBeNull();
});

test('the page offers a next step when there is no notification, and when none is unread', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Belum ada notifikasi' })).toBeTruthy();
  cleanup();
  open([aNotification('N1', { read: true })], '/notifications?tab=belum_dibaca');
  expect(await screen.findByRole('heading', { name: 'Semua notifikasi sudah dibaca' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat semua notifikasi' }).getAttribute('href')).toBe('/notifications');
});

const date = '2026-03-10T02:00:00.000Z';

const notification = { id: '1', type: 'payment', trxId: 'TRX-1', information: 'Kabar', date, read: true } as const;

it('a notification in the bell begins its facts with the time, and its kind is for screen readers only', () => {
  render(<NotificationItem notification={notification} asOf={Date.parse(date)} onOpen={() => undefined} compact />);
  const time = screen.getByText('baru saja');
  expect(time.parentElement?.firstElementChild).toBe(time);
  expect(screen.getByRole('link').getAttribute('aria-describedby')).toBe(time.parentElement?.parentElement?.id);
  expect(screen.getByText('Pembayaran').closest('p')).toBeNull();
});

const unread = { id: 'N1', information: 'x', date: '2026-01-05T02:00:00.000Z', read: false };

test.each([
  ['4.notification.assessment', 'assessment', '/myassessment/timeline/VFJYLTIwMjYtMDAwMTMy'],
  ['4.notification.payment', 'payment', '/transaction'],
  ['4.notification.account', 'register', '/profile'],
  ['4.notification.account', 'verify_email', '/profile'],
] as const)(
  'the address behind a notification is the target of its type, with the trxid in base64url [%s] [2.route.trxid]',
  (_, type, address) => {
    expect(notificationAddress({ ...unread, type, trxId: 'TRX-2026-000132' })).toBe(address);
  },
);

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
    items: ['N1', 'N2'].map((id) => ({ ...unread, id, type: 'payment', trxId: null })),
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
