import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rejection } from './rejection.ts';
import { emptyReply, jsonReply, textReply } from './replies.ts';
import { origin, scriptedClient } from './scripted-client.ts';

const reply = z.unknown();
const only = (sent: Request[]): Request => {
  expect(sent).toHaveLength(1);
  return sent[0] as Request;
};

describe('every request', () => {
  it('says that it wants JSON, and carries credentials [7.base.credentials]', async () => {
    const { http, sent } = scriptedClient();
    await http.call({ method: 'PATCH', path: '/api/x', reply });
    const { method, credentials, headers } = only(sent);
    expect([method, credentials, headers.get('Accept'), headers.get('X-Requested-With')]).toEqual([
      'PATCH',
      'include',
      'application/json',
      'XMLHttpRequest',
    ]);
  });

  it('leaves out empty and missing query values and encodes the others', async () => {
    const { http, sent } = scriptedClient();
    const query = { search: 'a&b=c d', empty: '', missing: undefined, page: 0 };
    await http.call({ path: '/api/x', reply }, { query });
    expect(only(sent).url).toBe(`${origin}/api/x?search=a%26b%3Dc+d&page=0`);
  });

  it('goes to the configured host below its path [7.base.credentials]', async () => {
    const { http, sent } = scriptedClient(undefined, { baseUrl: 'http://api.test/portal' });
    await http.call({ path: '/api/x', reply });
    expect(only(sent).url).toBe('http://api.test/portal/api/x');
  });

  it.each([
    [true, ['k-1', null]],
    [false, [null, null]],
  ])(
    'carries its key where the API is known to take one (%s): else its CORS may refuse the whole call',
    async (idempotencyKeys, keys) => {
      const { http, sent } = scriptedClient(undefined, { idempotencyKeys });
      await http.call({ method: 'POST', path: '/api/x', reply }, { requestKey: 'k-1' });
      await http.call({ method: 'POST', path: '/api/x', reply });
      expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(keys);
    },
  );
});

describe('bodies', () => {
  it('are JSON with its content type', async () => {
    const { http, sent } = scriptedClient();
    await http.call({ method: 'POST', path: '/api/x', reply }, { body: { nama: 'Ayu' } });
    const request = only(sent);
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(await request.json()).toEqual({ nama: 'Ayu' });
  });

  it('are multipart when they are a form, with the boundary that the browser chooses', async () => {
    const { http, sent } = scriptedClient();
    const body = new FormData();
    body.set('berkas', new File(['isi'], 'ktp.pdf', { type: 'application/pdf' }));
    await http.call({ method: 'POST', path: '/api/x', reply }, { body });
    const request = only(sent);
    expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(((await request.formData()).get('berkas') as File).name).toBe('ktp.pdf');
  });
});

describe('authentication', () => {
  const afterLogIn = (authentication: 'session' | 'token', script?: Parameters<typeof scriptedClient>[0]) => {
    const client = scriptedClient(script, { authentication, ...(authentication === 'token' && { cookies: () => '' }) });
    client.http.keepBearer('secret');
    return { ...client, paths: client.paths };
  };

  it('by token sends the bearer and no cookies, and asks for no CSRF cookie, until it is forgotten [4.session.bearer]', async () => {
    const { http, sent, paths } = afterLogIn('token');
    await http.call({ method: 'POST', path: '/api/x', reply });
    await http.prepareSession();
    http.keepBearer(null);
    await http.call({ path: '/api/x', reply });
    expect(paths()).toEqual(['/api/x', '/api/x']);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer secret', null]);
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([null, null]);
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']); // it may be answered with any origin
  });

  it('by session never sends a bearer, and asks for no cookie that is there', async () => {
    const { http, sent, paths } = afterLogIn('session');
    await http.prepareSession();
    await http.call({ method: 'POST', path: '/api/x', reply });
    expect([only(sent).headers.get('Authorization'), paths()]).toEqual([null, ['/api/x']]);
  });

  it('by token does not replay a 419', async () => {
    const { http, paths } = afterLogIn('token', () => emptyReply(419));
    expect((await rejection(http.call({ method: 'POST', path: '/api/x', reply }))).kind).toBe('expired');
    expect(paths()).toEqual(['/api/x']);
  });
});

it('nothing goes out of a page whose person another tab has seen leaving, but a log-in does', async () => {
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
])('a reply that nobody is logged in is about the person who asked: replaced meanwhile %s', async (replaced, kind) => {
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
});

describe('a file', () => {
  it('arrives as a blob of its type', async () => {
    const { http } = scriptedClient(() => textReply('%PDF-1.7', 'application/pdf'));
    const blob = await http.file({ path: '/api/x' });
    expect([blob.type, await blob.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  });

  it.each([
    [jsonReply({ code: '02', message: 'Belum terbit' }), { kind: 'refused', serverMessage: 'Belum terbit' }],
    [jsonReply({ code: '00' }), { kind: 'contract' }],
    [textReply('%PDF', 'application/pdf', 500), { kind: 'http', status: 500 }],
  ])('is none in a refusal, in other JSON and with an error status (%#)', async (reply, expected) => {
    const { http } = scriptedClient(() => reply);
    expect(await rejection(http.file({ path: '/api/x' }))).toMatchObject(expected);
  });
});
