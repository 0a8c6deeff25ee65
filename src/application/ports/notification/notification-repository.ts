import type { Notification } from '../../../domain/notification/notification.ts';
import type { Page } from '../../../domain/paging/page.ts';

/** A candidate's notifications (specification 7, Notifications). Rejects with `ApiFailure` only. */
export interface NotificationRepository {
  /** Newest first; a page past the end is empty. */
  page(number: number, unreadOnly: boolean): Promise<Page<Notification>>;
  /** Idempotent. Rejects with 404 when this candidate has no such notification. */
  markRead(id: string): Promise<void>;
  markAllRead(): Promise<void>;
}
