import { isCallPath } from '../../../domain/files/call-path.ts';
import { knownAddress } from '../../page/known-address.ts';
import { onlyKnownMarks } from './question-marks.ts';

/** Returns the address of a picture if it is a data URL or a file on the API host or a storage host, else null. API calls are excluded. */
export const pictureAddress = (address: string, apiBase: string, storage: readonly string[]): string | null => {
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(address)) return address;
  const url = knownAddress(address, apiBase, storage);
  try {
    return url && !isCallPath(decodeURIComponent(url.pathname)) ? url.href : null;
  } catch {
    return null; // malformed escape
  }
};

/** Addresses of the picture files in an HTML text, found without loading any. */
export const pictureFilesIn = (html: string, apiBase: string, storage: readonly string[]): readonly string[] => {
  if (!/<img\b/i.test(html)) return [];
  const marks = [...onlyKnownMarks(html).matchAll(/<img\b[^>]* src="([^"]*)"/g)];
  return marks.flatMap(([, src = '']) => {
    const address = pictureAddress(src.replace(/&amp;/g, '&').trim(), apiBase, storage);
    return address === null || address.startsWith('data:') ? [] : [address];
  });
};
