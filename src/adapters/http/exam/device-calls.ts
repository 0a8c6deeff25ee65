import { defineCall } from '../define-call.ts';
import { acknowledgement } from '../reply.ts';

/** All names are assumptions: the specification has no such call. */
export const deviceCalls = {
  ready: defineCall({ method: 'POST', path: '/api/assessment/device-ready', reply: acknowledgement }),
};
