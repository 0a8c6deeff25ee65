import { paths } from './paths.ts';

const nowhere = 'https://portal.invalid';

/**
 * Where to go after the log-in: `next` if it is a page of this portal, else home. Addresses of other origins, with user
 * information, control characters, backslashes or another scheme are home (fault matrix 59).
 */
export const safeReturnPath = (next: string | null): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is looked for
  if (!next?.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(next)) return '/';
  let url: URL;
  try {
    url = new URL(next, nowhere);
  } catch {
    return '/';
  }
  if (url.origin !== nowhere || url.username !== '' || url.password !== '') return '/';
  if (url.pathname.startsWith('//')) return '/'; // `/.//evil` is a path until it is used as an address again
  const known = Object.values(paths).some((path) => path.match(url.pathname) !== null);
  return known && !paths.login.match(url.pathname) ? url.pathname + url.search : '/';
};
