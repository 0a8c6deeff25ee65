import type { NotificationRepository } from '../../../application/ports/notification/notification-repository.ts';
import type { Notification } from '../../../domain/notification/notification.ts';
import { mapPage, type Page } from '../../../domain/paging/page.ts';
import type { HttpClient } from '../http-client.ts';
import { pageOf } from '../pagination.ts';
import { acknowledgement } from '../wire.ts';
import { notificationWire, toNotification } from './notification-wire.ts';

const path = '/api/notification';
const pageReply = pageOf(notificationWire);

/** Assumed: mark-as-read takes the notification's id as `id` in its body; what both marks answer does not matter. */
export class HttpNotificationRepository implements NotificationRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async page(number: number, unreadOnly: boolean): Promise<Page<Notification>> {
    const query = { read: unreadOnly ? 'false' : undefined, page: number };
    return mapPage(await this.#http.call({ path, query, reply: pageReply }), toNotification);
  }

  async markRead(id: string): Promise<void> {
    await this.#http.call({ method: 'PATCH', path: `${path}/mark-as-read`, body: { id }, reply: acknowledgement });
  }

  async markAllRead(): Promise<void> {
    await this.#http.call({ method: 'PATCH', path: `${path}/mark-all`, body: {}, reply: acknowledgement });
  }
}
