import { isCallPath } from '../../../domain/files/call-path.ts';
import { knownAddress } from '../../core/page/known-address.ts';
import { onlyKnownMarks } from './question-marks.ts';

/**
 * Address of a picture if it is a data URL or a file on the origin of the API or of a storage, else null.
 * Excludes API paths, so that a question cannot make the browser call the API.
 */
export const pictureAddress = (address: string, apiBase: string, storage: readonly string[]): string | null => {
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(address)) return address;
  const url = knownAddress(address, apiBase, storage);
  try {
    return url && !isCallPath(decodeURIComponent(url.pathname)) ? url.href : null;
  } catch {
    return null; // the address has a malformed escape sequence
  }
};

export const pictureFilesIn = (html: string, apiBase: string, storage: readonly string[]): readonly string[] => {
  if (!/<img\b/i.test(html)) return [];
  const marks = [...onlyKnownMarks(html).matchAll(/<img\b[^>]* src="([^"]*)"/g)];
  return marks.flatMap(([, src = '']) => {
    const address = pictureAddress(src.replace(/&amp;/g, '&').trim(), apiBase, storage);
    return address === null || address.startsWith('data:') ? [] : [address];
  });
};
