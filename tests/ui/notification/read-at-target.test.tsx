import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { markNotificationRead } from '../../../src/application/notification/mark-notification-read.ts';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Notification } from '../../../src/domain/notification/notification.ts';
import { Bell } from '../../../src/ui/notification/bell.tsx';
import { paths } from '../../../src/ui/paths.ts';
import { settled } from '../../fakes/purchase-fakes.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

const about = (id: string, rest: Partial<Notification>): Notification => ({
  id,
  type: 'assessment',
  trxId: 'TRX-1',
  information: `Kabar ${id}`,
  date: '2026-03-10T01:00:00.000Z',
  read: false,
  ...rest,
});

const timelineOf = (trxId: string) => paths.timeline.to({ id: encodeTrxId(trxId) });

const open = (stored: Notification[], address: string, failure: ApiFailure | null = null) => {
  const marked: string[] = [];
  const notifications = {
    page: async () => {
      const items = stored.filter(({ id, read }) => !read && (failure !== null || !marked.includes(id)));
      return { items, current: 1, last: 1, total: items.length };
    },
    markRead: async (id: string) => {
      marked.push(id);
      if (failure) throw failure;
    },
  };
  const services = new FakeServices()
    .with(notificationTokens.notifications, notifications as never)
    .with(
      notificationTokens.markNotificationRead,
      markNotificationRead({ notifications, realtime: { announceRead: () => undefined } }),
    );
  const pages = { [paths.timeline.pattern]: Bell, '/transaction': Bell, '/notifications': Bell };
  return { marked, ...openPages(pages, address, services) };
};

const all = () => [
  about('N1', {}),
  about('N2', { trxId: 'TRX-2' }),
  about('N3', { type: 'payment' }),
  about('N4', { type: 'other', typeWord: 'promo' }),
];

test('opening the target of a notification marks it as read, and no other', async () => {
  const { marked } = open(all(), timelineOf('TRX-1'));
  await waitFor(() => expect(marked).toEqual(['N1']));
  await act(async () => navigate('/transaction?tab=paid'));
  await waitFor(() => expect(marked).toEqual(['N1', 'N3']));
  await waitFor(() => expect(screen.getAllByTitle('Notifikasi, 2 belum dibaca')).not.toEqual([]));
});

test('the list of notifications, which may be the target of an unknown one, marks nothing by itself', async () => {
  const { marked } = open([about('N1', { type: 'other', trxId: null })], '/notifications');
  await waitFor(() => expect(screen.getAllByTitle('Notifikasi, 1 belum dibaca')).not.toEqual([]));
  await act(settled);
  expect(marked).toEqual([]);
});

test('a notification that the server does not mark is asked for once, without a message', async () => {
  const { marked, alerts } = open(all(), timelineOf('TRX-1'), new ApiFailure({ kind: 'network' }));
  await waitFor(() => expect(marked).toEqual(['N1']));
  await act(async () => navigate(timelineOf('TRX-2')));
  await waitFor(() => expect(marked).toEqual(['N1', 'N2']));
  await act(async () => navigate(timelineOf('TRX-1')));
  await act(settled);
  expect(marked).toEqual(['N1', 'N2']);
  expect(alerts.open).toBeNull();
});
