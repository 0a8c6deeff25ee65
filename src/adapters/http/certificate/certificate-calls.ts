import { defineCall, defineFileCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { certificateReplyWire } from './certificate-reply-wire.ts';
import { certificateWire } from './certificate-wire.ts';

/** Certificates and documents (requirements 7). */
export const certificateCalls = {
  /** The certificate, or where it is; what the specification names does not say which (decision 13). */
  request: defineCall({
    method: 'POST',
    path: '/api/timeline/download-certificate',
    reply: dataOf(certificateReplyWire),
  }),
  check: defineCall({ method: 'GET', path: '/api/certificate/check', reply: dataOf(certificateWire) }),
  document: defineFileCall('/api/mekari/download-file/{id}'),
};
