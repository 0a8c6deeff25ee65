import { notificationTokens } from '../../application/notification/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { Notification } from '../../domain/notification/notification.ts';
import type { Page } from '../../domain/paging/page.ts';
import { usePagedQuery } from '../paged-query.ts';
import { useServices } from '../services.tsx';

/** A page of notifications and when it was read (ms), by which their age is told. */
export type NotificationPage = Page<Notification> & { readonly asOf: number };

/** A page of all notifications or of the unread ones. */
export const useNotifications = (number: number, unreadOnly: boolean) => {
  const services = useServices();
  const read = async (): Promise<NotificationPage> => {
    const [queries, clock] = await Promise.all([
      services.resolve(notificationTokens.notificationQueries),
      services.resolve(timeTokens.clock),
    ]);
    return { ...(await queries.page(number, unreadOnly)), asOf: clock.now() };
  };
  return usePagedQuery(['notification', unreadOnly ? 'unread' : 'all'], number, read);
};

/** The first page of the unread ones: what the bell counts and announces, and what the tab "Belum dibaca" begins with, so that they agree. */
export const useUnread = () => useNotifications(1, true);
