import { notificationTokens } from '../../../application/notification/tokens.ts';
import type { Notification } from '../../../domain/notification/notification.ts';
import type { Page } from '../../../domain/paging/page.ts';
import { usePagedQuery } from '../../core/paged-query.ts';
import { staleTimeWithEvents } from '../../core/query-client.ts';
import { useService } from '../../core/services.tsx';
import { useEventsArrive } from '../../core/use-events-arrive.ts';

export type NotificationPage = Page<Notification>;

export const useNotifications = (number: number, unreadOnly: boolean) => {
  const notifications = useService(notificationTokens.notifications);
  const arrives = useEventsArrive();
  const read = async (): Promise<NotificationPage> => notifications.page(number, unreadOnly);
  return usePagedQuery(
    ['notification', unreadOnly ? 'unread' : 'all'],
    number,
    read,
    arrives ? { staleTime: staleTimeWithEvents } : {},
  );
};

/** Bell and list share this query, so that they agree. */
export const useUnread = () => useNotifications(1, true);
