import { notificationTokens } from '../../application/notification/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { Notification } from '../../domain/notification/notification.ts';
import type { Page } from '../../domain/paging/page.ts';
import { usePagedQuery } from '../paged-query.ts';
import { useServices } from '../services.tsx';

/** Page of notifications with its fetch time (ms), for relative dates. */
export type NotificationPage = Page<Notification> & { readonly asOf: number };

/** One page of all or of unread notifications. */
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

/** First page of unread notifications, shared by bell and list so that they agree. */
export const useUnread = () => useNotifications(1, true);
