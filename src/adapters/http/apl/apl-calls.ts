import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { apl01Wire } from './apl01-wire.ts';
import { apl02Wire } from './apl02-wire.ts';

const apl01 = dataOf(apl01Wire);
const apl02 = dataOf(apl02Wire);

/** The forms APL 01 and APL 02 (requirements 7, Assessment). */
export const aplCalls = {
  apl01: defineCall({ method: 'GET', path: '/api/apl-01/{id}', reply: apl01 }),
  sendApl01: defineCall({ method: 'POST', path: '/api/apl-01', reply: apl01 }),
  resendApl01: defineCall({ method: 'POST', path: '/api/apl-01/resubmit', reply: apl01 }),
  apl02: defineCall({ method: 'GET', path: '/api/apl-02/{id}', reply: apl02 }),
  sendApl02: defineCall({ method: 'POST', path: '/api/apl-02', reply: apl02 }),
  resendApl02: defineCall({ method: 'POST', path: '/api/apl-02/resubmit', reply: apl02 }),
};
