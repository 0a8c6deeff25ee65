import * as z from 'zod/mini';
import type { NotificationRepository } from '../../../application/ports/notification/notification-repository.ts';
import { type Notification, notificationTypes } from '../../../domain/notification/notification.ts';
import { mapPage, type Page } from '../../../domain/paging/page.ts';
import type { HttpClient } from '../http-client.ts';
import { pageOf } from '../pagination.ts';
import { acknowledgement } from '../reply.ts';
import { optional, wireFlag, wireId } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

/**
 * All names are shown in specification 3. Assumed: `trxid` may be null or missing where the news concerns no purchase, and
 * `read` may come as 0 or 1. A type that is not known takes nothing else away.
 */
export const notificationWire = z.object({
  id: wireId,
  type: z.catch(z.union([z.enum(notificationTypes), z.literal('other')]), 'other'),
  trxid: optional(wireId),
  information: z.string(),
  date: wireInstant,
  read: wireFlag,
});

const toNotification = ({ trxid, ...wire }: z.output<typeof notificationWire>): Notification => ({
  ...wire,
  trxId: trxid,
});

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
