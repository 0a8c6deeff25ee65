import * as z from 'zod/mini';
import { type Notification, notificationTypes } from '../../../domain/notification/notification.ts';
import { absent, wireFlag, wireId } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

/**
 * All names are shown in specification 3. Assumed: `trxid` may be null or missing where the news concerns no purchase, and
 * `read` may come as 0 or 1. A type that is not known takes nothing else away.
 */
export const notificationWire = z.object({
  id: wireId,
  type: z.catch(z.union([z.enum(notificationTypes), z.literal('other')]), 'other'),
  trxid: absent(wireId),
  information: z.string(),
  date: wireInstant,
  read: wireFlag,
});

export const toNotification = ({ trxid, ...wire }: z.output<typeof notificationWire>): Notification => ({
  ...wire,
  trxId: trxid,
});
