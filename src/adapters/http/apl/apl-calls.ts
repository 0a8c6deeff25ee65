import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { optional, readable } from '../wire.ts';
import { apl01Wire } from './apl01-wire.ts';
import { apl02Wire } from './apl02-wire.ts';

const apl01 = dataOf(optional(apl01Wire));
const apl02 = dataOf(optional(apl02Wire));
const sentApl01 = dataOf(readable(apl01Wire, null));
const sentApl02 = dataOf(readable(apl02Wire, null));

/**
 * The forms APL 01 and APL 02 (specification 7, Assessment). All names in the replies are assumptions. GET may return null before the
 * form's stage opens; POST need not return the form.
 */
export const aplCalls = {
  apl01: defineCall({ method: 'GET', path: '/api/apl-01/{id}', reply: apl01 }),
  sendApl01: defineCall({ method: 'POST', path: '/api/apl-01', reply: sentApl01 }),
  resendApl01: defineCall({ method: 'POST', path: '/api/apl-01/resubmit', reply: sentApl01 }),
  apl02: defineCall({ method: 'GET', path: '/api/apl-02/{id}', reply: apl02 }),
  sendApl02: defineCall({ method: 'POST', path: '/api/apl-02', reply: sentApl02 }),
  resendApl02: defineCall({ method: 'POST', path: '/api/apl-02/resubmit', reply: sentApl02 }),
};
