import { isCallPath } from '../../../domain/files/call-path.ts';
import { knownAddress } from '../../page/known-address.ts';
import { onlyKnownMarks } from './question-marks.ts';

/**
 * Where a picture may come from: the page itself carries it, the API host does, or one of the hosts of stored files. Null for any other
 * place, and for the calls of the API.
 */
export const pictureAddress = (address: string, apiBase: string, storage: readonly string[]): string | null => {
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(address)) return address;
  const url = knownAddress(address, apiBase, storage);
  try {
    return url && !isCallPath(decodeURIComponent(url.pathname)) ? url.href : null;
  } catch {
    return null; // it does not decode
  }
};

/** The pictures of a text that are files of their own, as they are fetched; the text is read without loading any of them. */
export const pictureFilesIn = (html: string, apiBase: string, storage: readonly string[]): readonly string[] => {
  if (!/<img\b/i.test(html)) return [];
  const marks = [...onlyKnownMarks(html).matchAll(/<img\b[^>]* src="([^"]*)"/g)];
  return marks.flatMap(([, src = '']) => {
    const address = pictureAddress(src.replace(/&amp;/g, '&').trim(), apiBase, storage);
    return address === null || address.startsWith('data:') ? [] : [address];
  });
};
