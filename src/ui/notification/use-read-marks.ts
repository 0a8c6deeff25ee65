import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../application/api-failure.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import type { Notification } from '../../domain/notification/notification.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { useService } from '../core/services.tsx';
import type { NotificationPage } from './public/notification-data.ts';

type ListName = 'all' | 'unread';

type Change = (page: NotificationPage, list: ListName) => NotificationPage;

export const oneRead =
  (id: string): Change =>
  (page, list) =>
    list === 'all'
      ? { ...page, items: page.items.map((each) => (each.id === id ? { ...each, read: true } : each)) }
      : { ...page, items: page.items.filter((each) => each.id !== id), total: Math.max(0, page.total - 1) };

export const allRead: Change = (page, list) =>
  list === 'all'
    ? { ...page, items: page.items.map((each) => ({ ...each, read: true })) }
    : { ...page, items: [], total: 0, current: 1, last: 1 };

const queryKey = ['notification'];

const useShown = () => {
  const queries = useQueryClient();
  return async (change: Change): Promise<() => void> => {
    await queries.cancelQueries({ queryKey }); // an outdated reply must not overwrite the mark
    const before = queries.getQueriesData<NotificationPage>({ queryKey });
    for (const [key, page] of before) {
      if (page) queries.setQueryData(key, change(page, key[1] as ListName));
    }
    return () => {
      for (const [key, page] of before) queries.setQueryData(key, page);
    };
  };
};

const useRefresh = () => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey });
};

export const useOpenNotification = () => {
  const open = useService(notificationTokens.markNotificationRead);
  const show = useShown();
  const refresh = useRefresh();
  const { mutate } = useMutation({
    mutationFn: (notification: Notification) => open(notification),
    onMutate: ({ id, read }) => (read ? undefined : show(oneRead(id))),
    onSuccess: ({ kind }, _, undo) => {
      if (kind === 'stillUnread') undo?.();
      if (kind !== 'alreadyRead') refresh();
    },
    onError: (_error, _, undo) => undo?.(),
  });
  return mutate;
};

export const useMarkAllRead = () => {
  const markAll = useService(notificationTokens.markAllRead);
  const show = useShown();
  const refresh = useRefresh();
  const { failed, succeeded } = useAlerts();
  return useMutation({
    mutationFn: markAll,
    onMutate: () => show(allRead),
    onSuccess: () => {
      succeeded('Semua notifikasi sudah ditandai dibaca.');
      refresh();
    },
    onError: (error, _, undo) => {
      undo?.();
      refresh();
      if (!(error instanceof ApiFailure) || error.kind !== 'expired') failed(error);
    },
  });
};
