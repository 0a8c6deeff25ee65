import type { NotificationRepository } from '../ports/notification/notification-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import { tokensOf } from '../token.ts';
import type { EventTrust } from './event-trust.ts';
import type { MarkAllRead } from './mark-all-read.ts';
import type { OpenNotification } from './mark-notification-read.ts';

const token = tokensOf('notification');

export const notificationTokens = {
  realtime: token<RealtimeChannel>('realtime'),
  eventTrust: token<EventTrust>('eventTrust'),
  notifications: token<NotificationRepository>('notifications'),
  markNotificationRead: token<OpenNotification>('markNotificationRead'),
  markAllRead: token<MarkAllRead>('markAllRead'),
};
