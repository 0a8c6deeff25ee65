import { defineCall } from '../define-call.ts';
import { acknowledgement } from '../reply.ts';

/** The consent for a candidate under 18 (assumed: a part of the profile, as the photo is). */
export const guardianCalls = {
  save: defineCall({ method: 'POST', path: '/api/profile', reply: acknowledgement }),
};
