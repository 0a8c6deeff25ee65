import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { markNotificationRead } from '../../../src/application/notification/mark-notification-read.ts';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { type Notification, notificationTypes } from '../../../src/domain/notification/notification.ts';
import { routes } from '../../../src/ui/frame/routes.tsx';
import { Bell } from '../../../src/ui/notification/bell.tsx';
import { notificationAddress } from '../../../src/ui/notification/notification-address.ts';
import { NotificationItem } from '../../../src/ui/notification/notification-item.tsx';
import NotificationsPage from '../../../src/ui/notification/notifications-page.tsx';
import { settled } from '../../fakes/purchase-fakes.ts';
import { FakeDevice, serverClockOn } from '../../fakes/time-fakes.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices } from '../show-with.tsx';

const now = Date.parse('2026-03-10T02:00:00Z');

const ListWithBell = () => (
  <>
    <Bell />
    <NotificationsPage args={{}} title="Notifikasi" />
  </>
);

const pages = {
  ...Object.fromEntries(routes.map(({ path }) => [path.pattern, Bell])),
  '/notifications': ListWithBell,
};

/** Two of each type with the same target. */
const all = notificationTypes.flatMap((type) =>
  ['1', '2'].map(
    (number): Notification => ({
      id: `${type}-${number}`,
      type,
      trxId: 'TRX-1',
      information: `Kabar ${type} ${number}`,
      date: '2026-03-10T01:00:00.000Z',
      read: false,
    }),
  ),
);

const open = (address: string) => {
  const marked: string[] = [];
  const notifications = {
    page: async (_: number, unreadOnly: boolean) => {
      const items = all
        .map((each) => ({ ...each, read: marked.includes(each.id) }))
        .filter(({ read }) => !(unreadOnly && read));
      return { items, current: 1, last: 1, total: items.length };
    },
    markRead: async (id: string) => void marked.push(id),
  };
  const services = new FakeServices()
    .with(
      timeTokens.serverClock,
      serverClockOn(new FakeDevice(), async () => now),
    )
    .with(notificationTokens.notifications, notifications as never)
    .with(
      notificationTokens.markNotificationRead,
      markNotificationRead({ notifications, realtime: { announceRead: () => undefined } }),
    );
  return { marked, ...openPages(pages, address, services) };
};

const counted = (count: number) =>
  waitFor(() => expect(screen.getAllByTitle(`Notifikasi, ${count} belum dibaca`)).not.toEqual([]));

test('no page that a notification is about marks it as read by being opened', async () => {
  for (const address of new Set(all.map(notificationAddress))) {
    const { marked } = open(address);
    await counted(all.length);
    await act(settled);
    expect(marked, address).toEqual([]);
    cleanup();
  }
});

test.each(all)('a click on $id marks it as read, and no other with the same target', async ({ id, information }) => {
  const { marked } = open('/notifications');
  const link = await screen.findByRole('link', { name: information });
  await act(async () => fireEvent.click(link));
  await counted(all.length - 1);
  await act(settled);
  expect(marked).toEqual([id]);
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
