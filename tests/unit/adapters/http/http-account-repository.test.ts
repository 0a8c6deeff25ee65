import { describe, expect, it } from 'vitest';
import { HttpAccountRepository } from '../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpRegistrationRepository } from '../../../../src/adapters/http/account/http-registration-repository.ts';
import type { HttpSettings } from '../../../../src/adapters/http/http-client.ts';
import { failureText } from '../../../../src/ui/failure-text.ts';
import { otherTab } from '../../../fakes/draft-fakes.ts';
import { rejection } from './rejection.ts';
import { emptyReply, jsonReply, textReply } from './replies.ts';
import { csrfPath, scriptedClient } from './scripted-client.ts';

const candidate = { id: 1, email: 'ayu@contoh.example', fullname: 'Ayu Contoh' };

it('asks for a log-in only when every earlier call has its reply, whose cookie would otherwise undo it', async () => {
  let answerGuest: (reply: Response) => void = () => undefined;
  const guest = new Promise<Response>((resolve) => {
    answerGuest = resolve;
  });
  const { http, paths } = scriptedClient((_, call) => (call === 0 ? guest : jsonReply({ data: { user: candidate } })));
  const accounts = new HttpAccountRepository(http);
  const current = accounts.current();
  const loggedIn = accounts.logIn({ email: candidate.email, password: 'x' });
  await Promise.resolve();
  expect(paths()).toEqual(['/api/asesi']);

  answerGuest(jsonReply({ message: 'Unauthenticated.' }, 401));
  expect(await current).toBeNull();
  expect((await loggedIn).fullname).toBe('Ayu Contoh');
  expect(paths()).toEqual(['/api/asesi', '/api/login', '/api/asesi']);
});

it('knows a guest by the missing cookie, without a call that would only be refused', async () => {
  const { http, sent } = scriptedClient(() => jsonReply({ message: 'Unauthenticated.' }, 401), {
    cookies: () => '',
  });
  expect(await new HttpAccountRepository(http).current()).toBeNull();
  expect(sent).toEqual([]);
});

it.each([{ user: candidate, data: { token: 'secret' } }, { data: { user: candidate, token: 'secret' } }])(
  'takes user and data.token from the reply %j to a log-in [7.account.login]',
  async (reply) => {
    const { http } = scriptedClient(() => jsonReply(reply), { authentication: 'token' });
    const loggedIn = await new HttpAccountRepository(http).logIn({ email: candidate.email, password: 'x' });
    expect(loggedIn).toMatchObject({ id: '1', email: 'ayu@contoh.example', fullname: 'Ayu Contoh' });
    expect(http.bearer).toBe('secret');
  },
);

describe('a reply about who is here', () => {
  const current = (reply: Response) => new HttpAccountRepository(scriptedClient(() => reply).http).current();

  it.each([
    [null],
    [[]],
    [{}],
    [{ data: [] }],
    [{ data: '' }],
    [{ success: true, data: null, message: '' }],
    [{ data: { id: null, email: null, fullname: 'Tamu', photo: null } }],
    [{ id: 0, email: '', name: '' }],
    [{ fullname: null, photo: null, roles: [] }],
    [{ data: { user: [] } }],
    [{ authenticated: false, user: null }],
    [{ code: '401', message: 'Silakan masuk lebih dahulu' }],
    [{ status: 401, message: 'Silakan masuk' }],
    [{ meta: { code: 401, status: 'error', message: 'Silakan masuk' }, data: null }],
    [{ success: false, message: 'Unauthenticated.' }],
  ])('is that of a guest: %j [3.user.guest]', async (body) => {
    expect(await current(jsonReply(body))).toBeNull();
  });

  it.each([[{ code: 500, message: 'Server Error' }], [{ success: false, message: 'Sedang dalam perbaikan' }]])(
    'is a refusal when it says no for another reason: %j',
    async (body) => {
      expect(await rejection(current(jsonReply(body)))).toMatchObject({ kind: 'refused' });
    },
  );

  it.each([
    { id: 7, email: 'ayu@contoh.example', name: 'Ayu' },
    { data: { user: { id: 7, email: 'ayu@contoh.example', fullname: 'Ayu', name: 'ayu77' } } },
    { data: { asesi: { id: 7, email: 'ayu@contoh.example', fullname: 'Ayu' } } },
    { status: 'success', data: { data: { id: 7, email: 'ayu@contoh.example', fullname: 'Ayu', user: { id: 2 } } } },
  ])('names the candidate: %j', async (body) => {
    expect(await current(jsonReply(body))).toMatchObject({ id: '7', email: 'ayu@contoh.example', fullname: 'Ayu' });
  });

  it('names one without a name too', async () => {
    expect(await current(jsonReply({ id: 1, email: candidate.email }))).toMatchObject({ id: '1', fullname: '' });
  });

  it.each([
    { id: null, email: 'ayu@contoh.example' },
    { id: 7, fullname: 'Ayu' },
    { nomor: 7, surel: 'ayu' },
    'Ayu',
    7,
  ])('is neither a guest nor anybody when it cannot be read: %j', async (body) => {
    expect(await rejection(current(jsonReply(body)))).toMatchObject({ kind: 'contract' });
  });
});

describe('a reply to a log-in that does not say who logged in', () => {
  const logIn = async (
    login: Response,
    asesi: Response,
    authentication: HttpSettings['authentication'] = 'session',
  ) => {
    const client = scriptedClient(({ url }) => (url.endsWith('/api/login') ? login : asesi), { authentication });
    const found = await new HttpAccountRepository(client.http).logIn({ email: candidate.email, password: 'x' });
    return { found, sent: client.sent.map(({ url, headers }) => [url, headers.get('Authorization')]) };
  };
  const known = { id: '1', email: 'ayu@contoh.example', fullname: 'Ayu Contoh' };
  const [login, asesi] = ['http://api.test/api/login', 'http://api.test/api/asesi'];

  it.each([
    jsonReply({ success: true, message: 'Login berhasil' }),
    jsonReply({ data: candidate }),
    jsonReply({ data: { user: { nomor: 1 } } }),
    emptyReply(204),
  ])('is followed by the question who is here', async (reply) => {
    const { found, sent } = await logIn(reply, jsonReply({ data: candidate }));
    expect(found).toMatchObject(known);
    expect(sent).toEqual([
      [login, null],
      [asesi, null],
    ]);
  });

  it.each([{ token: 'secret' }, { data: { token: 'secret' } }, { access_token: 'secret', token_type: 'Bearer' }])(
    'is followed by that question with the token of %j',
    async (body) => {
      const { found, sent } = await logIn(jsonReply(body), jsonReply(candidate), 'token');
      expect(found).toMatchObject(known);
      expect(sent[1]).toEqual([asesi, 'Bearer secret']);
    },
  );

  it('fails where nothing says who it is', async () => {
    expect(await rejection(logIn(jsonReply({ message: 'ok' }), emptyReply(500)))).toMatchObject({ status: 500 });
    const tokenless = logIn(jsonReply({ message: 'ok' }), jsonReply(candidate), 'token');
    expect(await rejection(tokenless)).toMatchObject({ kind: 'contract' });
  });
});

it.each([
  [{ email_verified: '0' }, false],
  [{ email_verified: true }, true],
  [{ email_verified_at: '2026-01-05 09:00:00' }, true],
  [{ email_verified_at: null }, false],
  [{ email_verified_at: '' }, false],
  [{}, null],
])('knows whether an e-mail is verified only when the server says so: %j', async (said, emailVerified) => {
  const { http } = scriptedClient(() => jsonReply({ data: { ...candidate, ...said } }));
  expect(await new HttpAccountRepository(http).current()).toMatchObject({ emailVerified });
});

it('does not take the page that stock Laravel leads to after a verification for the end of the session', async () => {
  const page = () =>
    Object.defineProperty(textReply('<html>Beranda</html>', 'text/html; charset=UTF-8'), 'redirected', { value: true });
  const registrations = new HttpRegistrationRepository(scriptedClient(page).http);
  const link = { id: '1', hash: 'abc', expires: null, signature: null };
  expect(await rejection(registrations.verifyEmail(link))).toMatchObject({ kind: 'contract' });
  const guest = scriptedClient(() => jsonReply({ message: 'Unauthenticated.' }, 401)).http;
  expect(await rejection(new HttpRegistrationRepository(guest).verifyEmail(link))).toMatchObject({ kind: 'expired' });
});

it('shows a photo that is a storage path from the API host, at log-in and later', async () => {
  const photo = 'storage/foto/1.png';
  const { http } = scriptedClient(({ url }) =>
    jsonReply({ data: url.endsWith('/api/login') ? { user: { ...candidate, photo } } : { ...candidate, photo } }),
  );
  const accounts = new HttpAccountRepository(http);
  const shown = 'http://api.test/storage/foto/1.png';
  expect((await accounts.logIn({ email: candidate.email, password: 'x' })).photo).toBe(shown);
  expect((await accounts.current())?.photo).toBe(shown);
});

describe('a page that other tabs tell of the session', () => {
  const page = (
    authentication: 'session' | 'token',
    script: () => Response | Promise<Response> = () => emptyReply(204),
  ) => {
    const { http, sent } = scriptedClient(script, { authentication });
    const tabs = otherTab();
    new HttpAccountRepository(http, tabs);
    http.keepBearer('ayu');
    const revoked = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return sent.filter(({ url }) => url.endsWith('/api/logout')).map(({ headers }) => headers.get('Authorization'));
    };
    return { http, tabs, revoked };
  };

  it.each(['left', 'replaced'] as const)(
    'drops its token at once when its person is %s, and has that one revoked and no other',
    async (change) => {
      const { http, tabs, revoked } = page('token');
      tabs.tell(change);
      expect(http.bearer).toBeNull();
      http.keepBearer('budi'); // who logs in on this page before the call is sent
      expect([await revoked(), http.bearer]).toEqual([['Bearer ayu'], 'budi']);
    },
  );

  it('keeps its token when the same person has entered elsewhere', async () => {
    const { http, tabs, revoked } = page('token');
    tabs.tell('entered');
    expect([await revoked(), http.bearer]).toEqual([[], 'ayu']);
  });

  it('drops its token, and revokes nothing, when its person has entered again by now: some servers revoke all tokens with one', async () => {
    const { http, tabs, revoked } = page('token');
    tabs.tell('left');
    tabs.tell('entered');
    expect([await revoked(), http.bearer]).toEqual([[], null]);
  });

  it('closes no session by cookie, which is that of whoever is here by now', async () => {
    const { tabs, revoked } = page('session');
    tabs.tell('left');
    tabs.tell('replaced');
    expect(await revoked()).toEqual([]);
  });

  it('drops its token though it cannot be revoked', async () => {
    const { http, tabs, revoked } = page('token', () => Promise.reject(new TypeError('network')));
    tabs.tell('left');
    await revoked();
    expect(http.bearer).toBeNull();
  });
});

describe('a log-out by token', () => {
  it('drops the token before the server is asked, and has it revoked the next time when it could not be', async () => {
    let away = true;
    const { http, sent } = scriptedClient(() => (away ? Promise.reject(new TypeError('network')) : emptyReply(204)), {
      authentication: 'token',
    });
    const accounts = new HttpAccountRepository(http);
    http.keepBearer('ayu');
    const leaving = accounts.logOut();
    expect(http.bearer).toBeNull();
    expect(await rejection(leaving)).toMatchObject({ kind: 'network' });
    expect(await accounts.current()).toBeNull();
    away = false;
    await accounts.logOut();
    await accounts.logOut();
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer ayu', 'Bearer ayu']);
  });

  it('counts a token that the server does not know any more as revoked', async () => {
    const { http, sent } = scriptedClient(() => jsonReply({ message: 'Unauthenticated.' }, 401), {
      authentication: 'token',
    });
    http.keepBearer('ayu');
    const accounts = new HttpAccountRepository(http);
    await accounts.logOut();
    await accounts.logOut();
    expect(sent).toHaveLength(1);
  });
});

describe('a log-in whose cookie does not stay', () => {
  const logIn = (script: (path: string) => Response, settings: Partial<HttpSettings> = {}) => {
    const client = scriptedClient(({ url }) => script(new URL(url).pathname), settings);
    const running = new HttpAccountRepository(client.http).logIn({ email: candidate.email, password: 'x' });
    return { running, client };
  };
  const welcome = () => jsonReply({ data: { user: candidate, token: 't' } });
  const nobody = () => jsonReply({ message: 'Unauthenticated.' }, 401);
  const refused = { kind: 'expired', cookiesRefused: true };

  it('is told from a session that is over when the CSRF cookie never appears (fault matrix 77)', async () => {
    const { running, client } = logIn(() => emptyReply(419), { cookies: () => '' });
    const failure = await rejection(running);
    expect(failure).toMatchObject(refused);
    expect(failureText(failure).text).toBe(
      'Browser ini menolak cookie, jadi portal tidak bisa mengingat bahwa Anda sudah masuk. Izinkan cookie untuk situs ini, lalu coba lagi.',
    );
    expect(client.paths()).toEqual([csrfPath, '/api/login', csrfPath, '/api/login']);
  });

  it('is found out when the server knows nobody right after it (fault matrix 77)', async () => {
    const { running } = logIn((path) => (path === '/api/login' ? welcome() : nobody()));
    expect(await rejection(running)).toMatchObject(refused);
  });

  it.each([
    ['has a problem', () => emptyReply(500)],
    ['says what cannot be read', () => jsonReply({ data: { nomor: 1 } })],
    ['knows who is here', () => jsonReply({ data: candidate })],
  ])('is not suspected while the server %s', async (_, current) => {
    const { running } = logIn((path) => (path === '/api/login' ? welcome() : current()));
    expect((await running).fullname).toBe('Ayu Contoh');
  });

  it('does not matter where a token says who is here', async () => {
    const { running, client } = logIn((path) => (path === '/api/login' ? welcome() : nobody()), {
      authentication: 'token',
      cookies: () => '',
    });
    expect((await running).fullname).toBe('Ayu Contoh');
    expect(client.paths()).toEqual(['/api/login']);
  });
});
