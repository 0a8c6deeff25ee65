import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpAccountRepository } from '../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpCatalogRepository } from '../../../../src/adapters/http/catalog/http-catalog-repository.ts';
import { earlyReply, earlyScript, withEarlyReplies } from '../../../../src/adapters/http/early-replies.ts';
import { HttpTransactionRepository } from '../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { settled } from '../../../fakes/purchase-fakes.ts';
import { jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

const portal = 'https://portal.test';

interface Opened {
  readonly address?: string;
  /** The last session change that the tabs of this browser share. */
  readonly mark?: string;
  readonly api?: object;
  readonly answer?: (url: string) => Response | Promise<Response>;
}

/** Runs the script of a route as a browser would, and returns its requests. */
const open = async (route: string, { address = '/', mark = '', api = {}, answer }: Opened = {}) => {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const fetchNow = async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    if (url === '/config.json') return jsonReply({ api });
    return answer ? answer(url) : jsonReply({ data: url });
  };
  const storage = new Map([['sesi', mark]]);
  const localStorage = { getItem: (key: string) => storage.get(key) ?? null };
  const run = new Function('location', 'localStorage', 'self', 'fetch', earlyScript(route, 'sesi'));
  await run(new URL(address, portal), localStorage, globalThis, fetchNow);
  await settled();
  return Object.assign(asked, { storage });
};

const addressesOf = (asked: readonly { readonly url: string }[]) => asked.map(({ url }) => url);

const get = (url: string, signal?: AbortSignal) => new Request(url, signal ? { signal } : {});

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'portalEarly');
});

describe('the script of a page', () => {
  it('asks at the configured API for what the code of the page asks for first, in the same way', async () => {
    const { http, sent } = scriptedClient(() => jsonReply({ data: [] }), { baseUrl: 'https://api.test/v2' });
    const catalog = new HttpCatalogRepository(http);
    const accounts = new HttpAccountRepository(http);
    const transactions = new HttpTransactionRepository(http);
    const person = () => accounts.current();
    const paid = () => transactions.list('paid', 1);
    const mark = '7.3:1007';
    const slug = 'junior-web-programmer';
    const first = async (...calls: readonly (() => Promise<unknown>)[]) => {
      sent.length = 0;
      await Promise.allSettled(calls.map((call) => call()));
      return sent.map(({ url, credentials, cache, headers }) => ({
        ...{ url, credentials, cache },
        headers: Object.fromEntries(headers),
      }));
    };
    const pages: readonly [string, Opened, ...(() => Promise<unknown>)[]][] = [
      ['home', { address: '/' }, () => catalog.schedules({}), () => catalog.schemes({})],
      ['home', { mark }, person, paid, () => transactions.list('pending', 1)],
      ['profile', { address: '/profile', mark }, person, paid],
      ['schemes', { address: '/schema/list' }, () => catalog.schemes({})],
      ['schedules', { address: '/schema/schedule' }, () => catalog.schedules({})],
      ['scheme', { address: `/schema/${slug}` }, () => catalog.scheme(slug), () => catalog.schedules({ scheme: slug })],
    ];
    for (const [route, opened, ...calls] of pages) {
      const [config, ...asked] = await open(route, { ...opened, api: { baseUrl: 'https://api.test/v2/' } });
      expect(config?.url).toBe('/config.json');
      const early = asked.map(({ url, init }) => {
        const { credentials, cache, headers } = new Request(url, init);
        return { url, credentials, cache, headers: Object.fromEntries(headers) };
      });
      expect(early, route).toEqual(await first(...calls));
    }
  });

  it('sends no cookies to an API with tokens', async () => {
    const asked = await open('schemes', { api: { authentication: 'token' } });
    expect(asked.at(-1)).toMatchObject({ url: `${portal}/api/schema/thumbnail`, init: { credentials: 'omit' } });
  });

  it.each([
    ['schemes', 'with a query', { address: '/schema/list?page=2' }],
    ['scheme', 'with an encoded name', { address: '/schema/a%20b' }],
  ])('asks only for the configuration on a page of %s %s', async (route, _, opened) =>
    expect(addressesOf(await open(route, opened))).toEqual(['/config.json']),
  );

  it('asks for a scheme however its link was shared, because no query changes it', async () =>
    expect(addressesOf(await open('scheme', { address: '/schema/barista?fbclid=1' }))).toEqual([
      '/config.json',
      `${portal}/api/schema/barista/detail`,
      `${portal}/api/schedule?schema=barista`,
    ]));

  it('asks for the candidate if somebody logged in last in this browser, and then for nothing that only guests see', async () => {
    const mark = '7.3:1007';
    const last = async (route: string, opened: Opened = {}) =>
      addressesOf(await open(route, { address: '/schema/list', mark, ...opened })).slice(1);
    expect(await last('assessments')).toEqual([`${portal}/api/asesi`]);
    expect(await last('schemes')).toEqual([`${portal}/api/asesi`, `${portal}/api/schema/thumbnail`]);
    expect(await last('profile', { api: { authentication: 'token' } })).toEqual([]);
    expect(await last('profile', { mark: '8.8:' })).toEqual([]);
  });
});

describe('an early reply', () => {
  const url = `${portal}/api/schema/thumbnail`;
  const code = () => {
    const sent: Request[] = [];
    const send = withEarlyReplies(async (request) => {
      request.signal.throwIfAborted();
      sent.push(request);
      return jsonReply({ data: 'sent again' });
    });
    return { sent, send };
  };

  it('is given to the code once, with any status; the configuration too', async () => {
    await open('schemes', { answer: () => new Response('', { status: 503, headers: { 'Retry-After': '9' } }) });
    const { send, sent } = code();
    expect((await send(get(url))).headers.get('Retry-After')).toBe('9');
    expect(await (await send(get(url))).json()).toEqual({ data: 'sent again' });
    expect(sent).toHaveLength(1);
    expect(await (await earlyReply('/config.json'))?.json()).toEqual({ api: {} });
    expect(earlyReply('/config.json')).toBeUndefined();
  });

  it('that a guest left unused is not the answer to who is there after the log-in (fault matrix 98)', async () => {
    const asesi = `${portal}/api/asesi`;
    const guest = () => jsonReply({ message: 'Unauthenticated.' }, 401);
    await open('schemes', { mark: '7.3:1007', answer: guest });
    const candidate = { id: 1, email: 'ayu@contoh.example', fullname: 'Ayu' };
    const asked: string[] = [];
    const send = withEarlyReplies(async (request) => {
      asked.push(`${request.method} ${request.url}`);
      return jsonReply({ data: request.method === 'POST' ? { user: candidate } : candidate });
    });
    const { http } = scriptedClient(undefined, { baseUrl: portal, send });
    const found = await new HttpAccountRepository(http).logIn({ email: candidate.email, password: 'x' });
    expect([found.fullname, asked]).toEqual(['Ayu', [`POST ${portal}/api/login`, `GET ${asesi}`]]);
  });

  it('is too old 20 seconds after the page was opened', async () => {
    await open('schemes');
    vi.advanceTimersByTime(20_000);
    expect(earlyReply(url)).toBeUndefined();
  });

  it('belongs to the session in which it was asked', async () => {
    const { storage } = await open('schemes', { mark: '7.3:1007' });
    storage.set('sesi', '8.8:');
    expect(earlyReply(`${portal}/api/asesi`)).toBeUndefined();
    expect(earlyReply(url)).toBeUndefined();
  });

  it('ends with its request, whether that is aborted before or while it waits', async () => {
    await open('schemes', { answer: () => new Promise(() => undefined) });
    const { send, sent } = code();
    const stop = new AbortController();
    const waiting = send(get(url, stop.signal));
    stop.abort();
    await expect(waiting).rejects.toThrow('abort');
    await expect(send(get(url, AbortSignal.abort()))).rejects.toThrow('abort');
    expect(sent).toEqual([]);
  });
});
