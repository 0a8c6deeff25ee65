import type { NotificationRepository } from '../ports/notification/notification-repository.ts';

export type NotificationQueries = ReturnType<typeof notificationQueries>;

export const notificationQueries = (deps: { notifications: NotificationRepository }) => ({
  /** See `NotificationRepository.page`. How many are unread is on the first page of those: see `unreadCountOf`. */
  page: (number: number, unreadOnly: boolean) => deps.notifications.page(number, unreadOnly),
});
