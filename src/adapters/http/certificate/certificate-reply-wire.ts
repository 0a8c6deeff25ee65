import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';

/** Names under which a server may say where a certificate is; the specification shows none. */
const names = ['file_id', 'document_id', 'url', 'link', 'download_url', 'file_url', 'path', 'src', 'file', 'id'];

/** The first text or number that says where it is. */
const placeOf = (content: unknown): string | null => {
  if (typeof content === 'string' || typeof content === 'number') return String(content).trim() || null;
  if (!isFields(content)) return null;
  for (const name of names) {
    const place = placeOf(content[name]);
    if (place !== null) return place;
  }
  return null;
};

/** POST /api/timeline/download-certificate, where it is answered with JSON: an id, an address, a sentence, or null where it says nothing of that. */
export const certificateReplyWire = z.pipe(z.unknown(), z.transform(placeOf));
