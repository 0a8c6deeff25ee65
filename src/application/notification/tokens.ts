import type { NotificationRepository } from '../ports/notification/notification-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import { tokensOf } from '../token.ts';
import type { MarkAllRead } from './mark-all-read.ts';
import type { OpenNotification } from './mark-notification-read.ts';
import type { ServerNews } from './server-news.ts';

const token = tokensOf('notification');

export const notificationTokens = {
  realtime: token<RealtimeChannel>('realtime'),
  news: token<ServerNews>('news'),
  notifications: token<NotificationRepository>('notifications'),
  markNotificationRead: token<OpenNotification>('markNotificationRead'),
  markAllRead: token<MarkAllRead>('markAllRead'),
};
