import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { T } from '../../application/tokens.ts';
import type { Notification } from '../../domain/notification/notification.ts';
import type { Page } from '../../domain/paging/page.ts';
import { useServices } from '../services.tsx';

/** A page of notifications and when it was read (ms), by which their age is told. */
export type NotificationPage = Page<Notification> & { readonly asOf: number };

const usePageQuery = (number: number, unreadOnly: boolean) => {
  const services = useServices();
  return {
    queryKey: ['notification', unreadOnly ? 'unread' : 'all', number],
    queryFn: async (): Promise<NotificationPage> => {
      const [queries, clock] = await Promise.all([services.resolve(T.notificationQueries), services.resolve(T.clock)]);
      return { ...(await queries.page(number, unreadOnly)), asOf: clock.now() };
    },
  };
};

/** A page of all notifications or of the unread ones; while the next one is on its way the one before stays. */
export const useNotifications = (number: number, unreadOnly: boolean) =>
  useQuery({ ...usePageQuery(number, unreadOnly), placeholderData: keepPreviousData });

/** The first page of the unread ones: what the bell counts and announces, and what the tab "Belum dibaca" begins with, so that they agree. */
export const useUnread = () => useQuery(usePageQuery(1, true));
