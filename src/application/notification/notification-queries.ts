import type { NotificationRepository } from '../ports/notification/notification-repository.ts';

export type NotificationQueries = ReturnType<typeof notificationQueries>;

export const notificationQueries = (deps: { notifications: NotificationRepository }) => ({
  page: (number: number, unreadOnly: boolean) => deps.notifications.page(number, unreadOnly),
});
