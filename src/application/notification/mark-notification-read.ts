import type { Notification } from '../../domain/notification/notification.ts';
import { ApiFailure } from '../api-failure.ts';
import type { NotificationRepository } from '../ports/notification/notification-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import { singleFlight } from '../sending/single-flight.ts';

export type OpenOutcome = { kind: 'alreadyRead' } | { kind: 'marked' } | { kind: 'stillUnread' };
export type OpenNotification = ReturnType<typeof markNotificationRead>;

/**
 * What opening a notification does beside leading to its target (specification 4): an unread one becomes read, and the
 * candidate's other tabs and devices hear of it. The way to the target does not wait for it: when marking fails it stays
 * unread, and only the end of the session is thrown. Opened twice while it is being marked, it is marked once.
 */
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
