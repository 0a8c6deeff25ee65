import { notificationTokens } from '../../application/notification/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { Notification } from '../../domain/notification/notification.ts';
import type { Page } from '../../domain/paging/page.ts';
import { usePagedQuery } from '../paged-query.ts';
import { staleTimeWithEvents } from '../query-client.ts';
import { useServices } from '../services.tsx';
import { useEventsArrive } from './use-events-arrive.ts';

/** `asOf` is the fetch time (milliseconds), for relative dates. */
export type NotificationPage = Page<Notification> & { readonly asOf: number };

export const useNotifications = (number: number, unreadOnly: boolean) => {
  const services = useServices();
  const arrives = useEventsArrive();
  const read = async (): Promise<NotificationPage> => {
    const [notifications, clock] = await Promise.all([
      services.resolve(notificationTokens.notifications),
      services.resolve(timeTokens.clock),
    ]);
    return { ...(await notifications.page(number, unreadOnly)), asOf: clock.now() };
  };
  return usePagedQuery(
    ['notification', unreadOnly ? 'unread' : 'all'],
    number,
    read,
    arrives ? { staleTime: staleTimeWithEvents } : {},
  );
};

/** Bell and list share this query, so that they agree. */
export const useUnread = () => useNotifications(1, true);
