import type { Notification } from '../../../domain/notification/notification.ts';
import type { Page } from '../../../domain/paging/page.ts';

/** What the portal has told this candidate (specification 7, Notifications). Every method rejects with `ApiFailure` only. */
export interface NotificationRepository {
  /** A page of all notifications, or of the unread ones only, the newest first; past the end a page without items. */
  page(number: number, unreadOnly: boolean): Promise<Page<Notification>>;
  /** Marks one as read; doing it again changes nothing. Rejects with status 404 when this candidate has none with that id. */
  markRead(id: string): Promise<void>;
  /** Marks every one as read. */
  markAllRead(): Promise<void>;
}
