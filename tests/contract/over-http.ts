import { startNode } from '../../fake-backend/hosts/node.ts';
import { cookieJar, testNow } from '../unit/fake-backend/hosts/page.ts';

type Surroundings = { readonly cookies?: { cookie: string }; readonly realNow?: () => number };

const none = new Set([204, 205, 304]);

const sendOver =
  (url: string, cookies: { cookie: string }) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('Cookie', cookies.cookie);
    const body = request.method === 'GET' ? null : await request.arrayBuffer();
    const { method, signal } = request;
    const reply = await fetch(url + pathname + search, { method, headers, body, signal });
    for (const cookie of reply.headers.getSetCookie()) cookies.cookie = cookie;
    // a rebuilt response of `fetch` has no address, but nothing here reads the address
    const whole = new Response(none.has(reply.status) ? null : await reply.arrayBuffer(), {
      status: reply.status,
      headers: reply.headers,
    });
    return Object.defineProperty(whole, 'redirected', { value: reply.redirected });
  };

export const openOverHttp = async ({ cookies = cookieJar(), realNow = () => testNow }: Surroundings = {}) => {
  const { url, control } = await startNode({ port: 0, realNow });
  return { send: sendOver(url, cookies), control, cookies };
};
