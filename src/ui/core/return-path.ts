import { paths } from './paths.ts';

const nowhere = 'https://portal.invalid';

/**
 * Target after log-in: `next` if it is a page of this portal, otherwise home. Rejects other origins and schemes, user info, control
 * characters and backslashes (fault matrix 59).
 */
export const safeReturnPath = (next: string | null): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
  if (!next?.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(next)) return '/';
  let url: URL;
  try {
    url = new URL(next, nowhere);
  } catch {
    return '/';
  }
  if (url.origin !== nowhere || url.username !== '' || url.password !== '') return '/';
  if (url.pathname.startsWith('//')) return '/'; // `/.//evil` normalizes to a `//` address
  const known = Object.values(paths).some((path) => path.match(url.pathname) !== null);
  return known && !paths.login.match(url.pathname) ? url.pathname + url.search : '/';
};
