import type { NotificationRepository } from '../ports/notification/notification-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import { singleFlight } from '../sending/single-flight.ts';

export type MarkAllRead = ReturnType<typeof markAllRead>;

/** Marks every notification as read and announces the change. A concurrent call joins the first. Rejects with `ApiFailure`. */
export const markAllRead = (deps: {
  notifications: Pick<NotificationRepository, 'markAllRead'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}) => {
  const once = singleFlight<void>();

  const mark = async (): Promise<void> => {
    await deps.notifications.markAllRead();
    deps.realtime.announceChange();
  };

  return (): Promise<void> => once('all', mark);
};
