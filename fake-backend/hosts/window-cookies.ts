import { windows } from '../scenarios/link.ts';
import type { CookieJar } from './in-process.ts';

const key = 'portal-simulasi:cookie';

/**
 * Cookies of this window only, so that two windows can be two people in one world; null when the window shares its cookies with others. The
 * query `jendela` switches between the two modes.
 */
export const windowCookies = (search: string, storage: Storage): CookieJar | null => {
  const asked = new URLSearchParams(search).get('jendela');
  if (asked === windows.own) storage.setItem(key, storage.getItem(key) ?? '{}');
  if (asked === windows.shared) storage.removeItem(key);
  if (storage.getItem(key) === null) return null;
  const read = () => JSON.parse(storage.getItem(key) ?? '{}') as Record<string, string>;
  return {
    get cookie() {
      return Object.entries(read())
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', ...value] = pair.split('=');
      const { [name]: _, ...others } = read();
      const gone = attributes.includes('Max-Age=0');
      storage.setItem(key, JSON.stringify(gone ? others : { ...others, [name]: value.join('=') }));
    },
  };
};
