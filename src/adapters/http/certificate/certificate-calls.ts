import { defineCall, defineFileCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { certificateWire, standingWire } from './certificate-wire.ts';

/** Certificates and documents (requirements 7). */
export const certificateCalls = {
  /** How far a certificate is: the call that the specification has for it, read as one that changes nothing (decision 13). */
  standing: defineCall({
    method: 'POST',
    path: '/api/timeline/download-certificate',
    reply: dataOf(standingWire),
  }),
  check: defineCall({ method: 'GET', path: '/api/certificate/check', reply: dataOf(certificateWire) }),
  document: defineFileCall('/api/mekari/download-file/{id}'),
};
