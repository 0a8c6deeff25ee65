import type { Observable } from 'rxjs';

export const noticeTypes = ['assessment', 'payment', 'register', 'verify_email', 'refresh'] as const;

/** Something changed on the server; it names what to read again and carries no data to be believed. */
export interface ServerEvent {
  readonly type: (typeof noticeTypes)[number];
  readonly trxId: string | null;
}

/** News from the server while the page is open (specification 7, Realtime). Nothing may depend on it being up. */
export interface RealtimeChannel {
  /**
   * Connects while somebody listens; never errors. What does not fit the contract is dropped. After a connection that was lost
   * comes back, and after a first one that took long, a `refresh` stands for the news that was missed.
   */
  notices(): Observable<ServerEvent>;
  /** Whether it is connected now; false while nobody listens. Tells it at once and at each change. */
  readonly connected: Observable<boolean>;
  /** Tells the server that this candidate changed something, so that other tabs and devices refresh. Lost when not connected. */
  announceChange(): void;
  /** Tells the server that this candidate has read a notification, for the same purpose. Lost when not connected. */
  announceRead(notificationId: string): void;
}
