import type { Observable } from 'rxjs';
import { notificationTypes } from '../../../domain/notification/notification.ts';

/** The types of notifications, and `refresh` for any other change. */
export const serverEventTypes = [...notificationTypes, 'refresh'] as const;

/** A change on the server: names the data to refetch, and carries no trusted data. */
export interface ServerEvent {
  readonly type: (typeof serverEventTypes)[number];
  readonly trxId: string | null;
}

/** Server events while the page is open (specification 7, Realtime). Nothing may depend on the connection. */
export interface RealtimeChannel {
  /**
   * Connects while subscribed; never errors. Emits `refresh` in place of missed events within 30 s after a reconnect or slow start: at a
   * random time, because a restarted server loses all its clients at once.
   */
  events(): Observable<ServerEvent>;
  /** Emits the connection state at once and on each change; false without subscribers, and when nothing was heard for 90 s. */
  readonly connected: Observable<boolean>;
  /** Announces a change by this candidate, so that other tabs and devices refresh. Lost when not connected. */
  announceChange(): void;
  /** Announces that a notification was read. Lost when not connected. */
  announceRead(notificationId: string): void;
}
