import type { Notification } from '../../domain/notification/notification.ts';
import { ApiFailure } from '../api-failure.ts';
import type { NotificationRepository } from '../ports/notification/notification-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import { singleFlight } from '../sending/single-flight.ts';

export type OpenOutcome = { kind: 'alreadyRead' } | { kind: 'marked' } | { kind: 'stillUnread' };
export type OpenNotification = ReturnType<typeof markNotificationRead>;

/** Marks a notification as read (specification 4). After a failure the notification stays unread; only an expired session is thrown. */
export const markNotificationRead = (deps: {
  notifications: Pick<NotificationRepository, 'markRead'>;
  realtime: Pick<RealtimeChannel, 'announceRead'>;
}) => {
  const once = singleFlight<OpenOutcome>();

  const mark = async (id: string): Promise<OpenOutcome> => {
    try {
      await deps.notifications.markRead(id);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind === 'expired') throw error;
      return { kind: 'stillUnread' };
    }
    deps.realtime.announceRead(id);
    return { kind: 'marked' };
  };

  return async ({ id, read }: Pick<Notification, 'id' | 'read'>): Promise<OpenOutcome> =>
    read ? { kind: 'alreadyRead' } : once(id, () => mark(id));
};
