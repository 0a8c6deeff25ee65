import type { NotificationRepository } from '../ports/notification/notification-repository.ts';

export type NotificationQueries = ReturnType<typeof notificationQueries>;

export const notificationQueries = (deps: { notifications: NotificationRepository }) => ({
  /** The number of unread ones is on their first page: see `unreadCountOf`. */
  page: (number: number, unreadOnly: boolean) => deps.notifications.page(number, unreadOnly),
});
