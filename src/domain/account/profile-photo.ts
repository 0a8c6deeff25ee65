import { isCallPath } from '../files/call-path.ts';

const imageData = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const storagePath = /^\/?[\w-]+(\/[\w.-]+)*\.(png|jpe?g|webp)$/i;
const longestDataUrl = 1_000_000;

/**
 * The photo if it may be shown: a PNG, JPEG or WebP data URL of at most 1 MB, or a storage path on the API host.
 * Anything else (SVG, HTML, other hosts, calls of the API) is null, which means the default photo (specification 3; fault matrix 51).
 */
export const acceptedPhoto = (photo: string | null | undefined): string | null => {
  if (!photo) return null;
  if (photo.startsWith('data:')) return photo.length <= longestDataUrl && imageData.test(photo) ? photo : null;
  return storagePath.test(photo) && !photo.includes('..') && !isCallPath(photo) ? photo : null;
};
