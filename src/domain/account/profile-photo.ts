import { isCallPath } from '../files/call-path.ts';

const imageData = /^data:image\/(?:png|jpe?g|webp|gif|bmp|avif);base64,/;
const base64End = /^(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$/;
/** In characters: 5 MB in base64, rounded up. */
const longestDataUrl = 7_000_000;
const longestPath = 1000;
const segment = /^[\p{L}\p{M}\p{N} _.()@+,~-]+$/u;
const ending = /\.[a-z\d]{1,5}$/i;
const imageEnding = /\.(png|jpe?g|jfif|webp|gif|bmp|avif)$/i;

/** Looks for a wrong sign: a pattern that repeats over megabytes overflows the stack of some engines. */
const isImageData = (photo: string): boolean => {
  const [head] = imageData.exec(photo) ?? [];
  return (
    head !== undefined &&
    base64End.test(photo.slice(head.length).slice(-2)) &&
    !/[^A-Za-z0-9+/]/.test(photo.slice(head.length, -2))
  );
};

/** The encoded path; null for a path that could lead elsewhere or call the API when the browser loads the picture. */
const picturePath = (path: string): string | null => {
  if (path.length > longestPath) return null;
  const [root = '', rest = ''] = path.startsWith('/') ? ['/', path.slice(1)] : ['', path];
  try {
    const parts = rest.split('/').map(decodeURIComponent);
    const last = parts.at(-1) ?? '';
    const fits = parts.every((part) => segment.test(part) && !/^\.+$/.test(part)) && !isCallPath(parts.join('/'));
    return fits && (imageEnding.test(last) || !ending.test(last))
      ? root + parts.map(encodeURIComponent).join('/')
      : null;
  } catch {
    return null;
  }
};

const wholeAddress = (address: string): string | null => {
  try {
    const { origin, username, pathname, search } = new URL(address);
    const path = username === '' ? picturePath(pathname) : null;
    return path && origin + path + search;
  } catch {
    return null;
  }
};

/**
 * The photo if it is a bitmap data URL up to 5 MB, a storage path, or a URL; the caller must check the origin. Otherwise null, which means
 * the default photo (specification 3; fault matrix 51).
 */
export const acceptedPhoto = (photo: string | null | undefined): string | null => {
  if (!photo) return null;
  if (photo.startsWith('data:')) return photo.length <= longestDataUrl && isImageData(photo) ? photo : null;
  return /^https?:\/\//i.test(photo) ? wholeAddress(photo) : picturePath(photo.replace(/[?#].*$/s, ''));
};
