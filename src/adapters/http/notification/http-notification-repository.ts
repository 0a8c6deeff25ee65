import type * as z from 'zod/mini';
import type { NotificationRepository } from '../../../application/ports/notification/notification-repository.ts';
import type { Notification } from '../../../domain/notification/notification.ts';
import { mapPage, type Page } from '../../../domain/paging/page.ts';
import type { HttpClient } from '../http-client.ts';
import { notificationCalls, type notificationWire } from './notification-calls.ts';
import type { MarkAllBody, MarkAsReadBody } from './notification-requests.ts';

const toNotification = ({ trxid, type, ...wire }: z.output<typeof notificationWire>): Notification => ({
  ...wire,
  ...(type.status === 'unknown'
    ? { type: 'other', ...(type.statusWord && { typeWord: type.statusWord }) }
    : { type: type.status }),
  trxId: trxid,
});

export class HttpNotificationRepository implements NotificationRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async page(number: number, unreadOnly: boolean): Promise<Page<Notification>> {
    const query = { read: unreadOnly ? 'false' : undefined, page: number };
    return mapPage(await this.#http.call(notificationCalls.page, { query }), toNotification);
  }

  async markRead(id: string): Promise<void> {
    const body: MarkAsReadBody = { id };
    await this.#http.call(notificationCalls.markAsRead, { body });
  }

  async markAllRead(): Promise<void> {
    const body: MarkAllBody = {};
    await this.#http.call(notificationCalls.markAll, { body });
  }
}
