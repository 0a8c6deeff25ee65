import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import { defineCall, defineFileCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { certificateWire } from './certificate-wire.ts';

const names = ['file_id', 'document_id', 'url', 'link', 'download_url', 'file_url', 'path', 'src', 'file', 'id'];

const placeOf = (content: unknown): string | null => {
  if (typeof content === 'string' || typeof content === 'number') return String(content).trim() || null;
  if (!isFields(content)) return null;
  for (const name of names) {
    const place = placeOf(content[name]);
    if (place !== null) return place;
  }
  return null;
};

export const certificateReplyWire = z.pipe(z.unknown(), z.transform(placeOf));

export const certificateCalls = {
  /** Returns the certificate or its location; the specification does not say which (decision 13). */
  request: defineCall({
    method: 'POST',
    path: '/api/timeline/download-certificate',
    reply: dataOf(certificateReplyWire),
  }),
  check: defineCall({ method: 'GET', path: '/api/certificate/check', reply: dataOf(certificateWire) }),
  document: defineFileCall('/api/mekari/download-file/{id}'),
};
