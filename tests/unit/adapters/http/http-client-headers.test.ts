import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rejection } from './rejection.ts';
import { emptyReply, jsonReply, textReply } from './replies.ts';
import { csrfPath, origin, scriptedClient } from './scripted-client.ts';

const reply = z.unknown();
const only = (sent: Request[]): Request => {
  expect(sent).toHaveLength(1);
  return sent[0] as Request;
};

describe('every request', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH'] as const)(
    '%s says that it wants JSON, and carries credentials [7.base.credentials]',
    async (method) => {
      const { http, sent } = scriptedClient();
      await http.call({ method, path: '/api/x', reply });
      const request = only(sent);
      expect(request.method).toBe(method);
      expect(request.headers.get('Accept')).toBe('application/json');
      expect(request.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
      expect(request.credentials).toBe('include');
    },
  );

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

  it('carries no key for idempotency to an API that is not known to take one: its CORS may refuse the whole call', async () => {
    const { http, sent } = scriptedClient(undefined, { idempotencyKeys: false });
    await http.call({ method: 'POST', path: '/api/x', reply }, { requestKey: 'k-1' });
    expect(only(sent).headers.has('Idempotency-Key')).toBe(false);
  });

  it('carries its key for idempotency only when there is one', async () => {
    const { http, sent } = scriptedClient();
    await http.call({ method: 'POST', path: '/api/x', reply }, { requestKey: 'k-1' });
    await http.call({ method: 'POST', path: '/api/x', reply });
    expect(sent.map((request) => request.headers.get('Idempotency-Key'))).toEqual(['k-1', null]);
  });
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

  it('are absent when there is nothing to say', async () => {
    const { http, sent } = scriptedClient();
    await http.call({ method: 'POST', path: '/api/x', reply });
    expect(only(sent).headers.get('Content-Type')).toBeNull();
    expect(await only(sent).text()).toBe('');
  });
});

describe('authentication', () => {
  const afterLogIn = async (authentication: 'session' | 'token') => {
    const client = scriptedClient(undefined, { authentication });
    client.http.keepBearer('secret');
    await client.http.call({ method: 'POST', path: '/api/x', reply });
    return client;
  };

  it('by token sends the bearer and asks for no CSRF cookie [4.session.bearer]', async () => {
    const client = scriptedClient(undefined, { authentication: 'token', cookies: () => '' });
    client.http.keepBearer('secret');
    await client.http.call({ method: 'POST', path: '/api/x', reply });
    await client.http.prepareSession();
    expect(client.paths()).toEqual(['/api/x']);
    expect(client.sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(client.sent[0]?.headers.get('X-XSRF-TOKEN')).toBeNull();
  });

  it.each([
    ['session', 'include'],
    ['token', 'omit'],
  ] as const)(
    'by %s has cookies go along as %s says, so that a token may be answered with any origin',
    async (authentication, credentials) => {
      const client = await afterLogIn(authentication);
      await client.http.call({ path: '/api/x', reply });
      expect(client.sent.map((request) => request.credentials)).toEqual(client.sent.map(() => credentials));
    },
  );

  it('by token is over once the token is forgotten, and for a new client', async () => {
    const client = await afterLogIn('token');
    client.http.keepBearer(null);
    await client.http.call({ path: '/api/x', reply });
    expect(client.sent[1]?.headers.get('Authorization')).toBeNull();
    const reloaded = scriptedClient(undefined, { authentication: 'token' });
    await reloaded.http.call({ path: '/api/x', reply });
    expect(only(reloaded.sent).headers.get('Authorization')).toBeNull();
  });

  it('by session never sends a bearer', async () => {
    const { sent } = await afterLogIn('session');
    expect(only(sent).headers.get('Authorization')).toBeNull();
  });

  it('by token does not replay a 419', async () => {
    const client = scriptedClient(() => emptyReply(419), { authentication: 'token' });
    const failure = await rejection(client.http.call({ method: 'POST', path: '/api/x', reply }));
    expect(failure.kind).toBe('expired');
    expect(client.paths()).toEqual(['/api/x']);
  });

  it('asks for nothing beforehand when the cookie is there already', async () => {
    const client = scriptedClient();
    await client.http.prepareSession();
    expect(client.paths()).not.toContain(csrfPath);
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

describe('files', () => {
  it('arrive as a blob of their type', async () => {
    const { http } = scriptedClient(() => textReply('%PDF-1.7', 'application/pdf'));
    const blob = await http.file({ path: '/api/mekari/download-file/1' });
    expect(blob.type).toBe('application/pdf');
    expect(await blob.text()).toBe('%PDF-1.7');
  });

  it.each([
    [
      'a refusal',
      () => jsonReply({ code: '02', message: 'Belum terbit' }),
      { kind: 'refused', serverMessage: 'Belum terbit' },
    ],
    ['JSON that refuses nothing', () => jsonReply({ code: '00' }), { kind: 'contract' }],
    ['a 404', () => jsonReply({ message: '' }, 404), { kind: 'http', status: 404 }],
    ['a PDF with status 500', () => textReply('%PDF', 'application/pdf', 500), { kind: 'http', status: 500 }],
  ])('are refused when the reply is %s', async (_, script, expected) => {
    const { http } = scriptedClient(script);
    expect(await rejection(http.file({ path: '/api/x' }))).toMatchObject(expected);
  });
});
