import type { NotificationRepository } from '../ports/notification/notification-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';

export type MarkAllRead = ReturnType<typeof markAllRead>;

/** Marks every notification as read and tells other tabs and devices. Asked again while it runs, it joins; rejects with `ApiFailure`. */
export const markAllRead = (deps: {
  notifications: Pick<NotificationRepository, 'markAllRead'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}) => {
  let running: Promise<void> | null = null;

  const mark = async (): Promise<void> => {
    await deps.notifications.markAllRead();
    deps.realtime.announceChange();
  };

  return (): Promise<void> => {
    running ??= mark().finally(() => {
      running = null;
    });
    return running;
  };
};
