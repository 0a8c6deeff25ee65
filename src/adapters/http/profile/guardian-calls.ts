import { defineCall } from '../define-call.ts';
import { acknowledgement } from '../reply.ts';

/** The guardian's consent for a candidate under 18 (assumed to be part of the profile, like the photo). */
export const guardianCalls = {
  save: defineCall({ method: 'POST', path: '/api/profile', reply: acknowledgement }),
};
