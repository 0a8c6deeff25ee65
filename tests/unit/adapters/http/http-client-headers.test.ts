import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rejection } from './rejection.ts';
import { jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

const reply = z.unknown();
const only = (sent: Request[]): Request => {
  expect(sent).toHaveLength(1);
  return sent[0] as Request;
};

describe('every request', () => {
  it('accepts JSON and carries credentials [7.base.credentials]', async () => {
    const { http, sent } = scriptedClient();
    await http.call({ method: 'PATCH', path: '/api/x', reply });
    const { method, credentials, headers } = only(sent);
    expect([method, credentials]).toEqual(['PATCH', 'include']);
    expect([headers.get('Accept'), headers.get('X-Requested-With')]).toEqual(['application/json', 'XMLHttpRequest']);
  });

  it('goes to the configured host below its path, without empty query parameters [7.base.credentials]', async () => {
    const { http, sent } = scriptedClient(undefined, { baseUrl: 'http://api.test/portal' });
    const query = { search: 'a&b=c d', empty: '', missing: undefined, page: 0 };
    await http.call({ path: '/api/x', reply }, { query });
    expect(only(sent).url).toBe('http://api.test/portal/api/x?search=a%26b%3Dc+d&page=0');
  });

  it.each([
    [true, ['k-1', null]],
    [false, [null, null]],
  ])(
    'carries its request key only where the API accepts one (%s): otherwise its CORS may refuse the whole call',
    async (idempotencyKeys, keys) => {
      const { http, sent } = scriptedClient(undefined, { idempotencyKeys });
      await http.call({ method: 'POST', path: '/api/x', reply }, { requestKey: 'k-1' });
      await http.call({ method: 'POST', path: '/api/x', reply });
      expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(keys);
    },
  );
});

it('a body is JSON, or multipart with the boundary that the browser chooses', async () => {
  const { http, sent } = scriptedClient();
  for (const body of [{ nama: 'Ayu' }, new FormData()])
    await http.call({ method: 'POST', path: '/api/x', reply }, { body });
  const types = sent.map(({ headers }) => headers.get('Content-Type'));
  expect(types).toEqual(['application/json', expect.stringMatching(/^multipart\/form-data; boundary=/)]);
  expect(await sent[0]?.json()).toEqual({ nama: 'Ayu' });
});

describe('authentication', () => {
  const afterLogIn = (authentication: 'session' | 'token') => {
    const cookies = authentication === 'token' && { cookies: () => '' };
    const client = scriptedClient(undefined, { authentication, ...cookies });
    client.http.keepBearer('secret');
    return { ...client, paths: client.paths };
  };

  it('by token sends the bearer and no cookies, and fetches no CSRF cookie, until the token is dropped [4.session.bearer]', async () => {
    const { http, sent, paths } = afterLogIn('token');
    await http.call({ method: 'POST', path: '/api/x', reply });
    await http.prepareSession();
    http.keepBearer(null);
    await http.call({ path: '/api/x', reply });
    expect(paths()).toEqual(['/api/x', '/api/x']);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer secret', null]);
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([null, null]);
    // no cookies are sent, so the server may reply with `Access-Control-Allow-Origin: *`
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
  });

  it('by session never sends a bearer, and fetches no cookie that it already has', async () => {
    const { http, sent, paths } = afterLogIn('session');
    await http.prepareSession();
    await http.call({ method: 'POST', path: '/api/x', reply });
    expect([only(sent).headers.get('Authorization'), paths()]).toEqual([null, ['/api/x']]);
  });
});

it('a page sends nothing except a log-in after another tab has seen its person leave', async () => {
  let overtaken = true;
  const { http, paths } = scriptedClient(undefined, { watch: () => () => overtaken });
  expect(await rejection(http.call({ path: '/api/x', reply }))).toMatchObject({ kind: 'network' });
  expect(await rejection(http.file({ path: '/api/x' }))).toMatchObject({ kind: 'network' });
  expect(paths()).toEqual([]);
  await http.callAlone({ method: 'POST', path: '/api/login', reply });
  overtaken = false;
  await http.call({ path: '/api/x', reply });
  expect(paths()).toEqual(['/api/login', '/api/x']);
});

it.each([
  [true, 'network'],
  [false, 'expired'],
])(
  'a reply that says that nobody is logged in concerns only the person who asked: replaced meanwhile %s',
  async (replaced, kind) => {
    let isOver = false;
    const { http } = scriptedClient(
      () => {
        isOver = replaced;
        return jsonReply({ message: 'Unauthenticated.' }, 401);
      },
      { watch: () => () => isOver },
    );
    for (const ask of [
      () => http.call({ path: '/api/x', reply }),
      () => http.file({ path: '/api/x' }),
      () => http.fileOr({ path: '/api/x', reply }, async () => null),
    ]) {
      isOver = false;
      expect((await rejection(ask())).kind).toBe(kind);
    }
  },
);
