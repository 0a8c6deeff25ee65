import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import type { CookieJar } from '../../../../fake-backend/hosts/in-process.ts';
import { type InProcess, type PageSurroundings, startInProcess } from '../../../../fake-backend/hosts/in-process.ts';

export const testNow = Date.parse('2026-03-10T02:00:00Z');

export const cookieJar = (): CookieJar => {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    },
  };
};

export interface TestPage extends InProcess {
  readonly cookies: CookieJar;
  get(path: string): Promise<Response>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  logIn(mailName: string): Promise<Response>;
}

const headersOf = (cookies: CookieJar, more: Record<string, string>) => {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies.cookie)?.[1];
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...(token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {}),
    ...more,
  };
};

export const openPage = async (surroundings: Partial<PageSurroundings> = {}): Promise<TestPage> => {
  const cookies = surroundings.cookies ?? cookieJar();
  const page = await startInProcess({
    cookies,
    persistence: memoryPersistence(),
    channel: null,
    latency: 0,
    realNow: () => testNow,
    ...surroundings,
  });
  const send = (method: string, path: string, body: object | null, more: Record<string, string>) =>
    page.send(
      new Request(`http://portal.test${path}`, {
        method,
        headers: headersOf(cookies, more),
        body: body && JSON.stringify(body),
      }),
    );
  const post: TestPage['post'] = (path, body = {}, headers = {}) => send('POST', path, body, headers);
  const get = (path: string) => send('GET', path, null, {});
  return {
    ...page,
    cookies,
    get,
    post,
    async logIn(mailName) {
      await get('/sanctum/csrf-cookie');
      return post('/api/login', { email: `${mailName}@contoh.example`, password: 'contoh123' });
    },
  };
};
