import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { readable, wireCount, wireId } from '../wire.ts';
import { shownInstant } from '../wire-instant.ts';

/** All names are assumptions: the specification has no such call. The number is required, because follow-up questions need it. */
export const messageWire = z.object({
  number: wireId,
  received_at: shownInstant,
  answer_within_days: readable(wireCount, null),
});

export const messageCalls = {
  send: defineCall({ method: 'POST', path: '/api/message', reply: dataOf(messageWire) }),
};
