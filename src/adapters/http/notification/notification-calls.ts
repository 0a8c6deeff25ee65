import * as z from 'zod/mini';
import { notificationTypes } from '../../../domain/notification/notification.ts';
import { defineCall } from '../define-call.ts';
import { pageOf } from '../pagination.ts';
import { acknowledgement } from '../reply.ts';
import { readable, statedIn, wireFlag, wireId, wireText } from '../wire.ts';
import { shownInstant } from '../wire-instant.ts';

/**
 * All names are from specification 3. Assumed: `trxid` may be null or missing. A row with an unknown type is kept; a missing `read` means
 * unread.
 */
export const notificationWire = z.object({
  id: wireId,
  type: statedIn(notificationTypes),
  trxid: readable(wireId, null),
  information: wireText,
  date: shownInstant,
  read: readable(wireFlag, false),
});

export const notificationCalls = {
  page: defineCall({ method: 'GET', path: '/api/notification', reply: pageOf(notificationWire) }),
  markAsRead: defineCall({ method: 'PATCH', path: '/api/notification/mark-as-read', reply: acknowledgement }),
  markAll: defineCall({ method: 'PATCH', path: '/api/notification/mark-all', reply: acknowledgement }),
};
