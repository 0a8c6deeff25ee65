import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { wireInstant } from '../wire-instant.ts';

/** Assumed: `data` is an instant; the specification only says that the reply has `data`. */
export const timeCalls = {
  now: defineCall({ method: 'GET', path: '/api/date-now', reply: dataOf(wireInstant) }),
};
