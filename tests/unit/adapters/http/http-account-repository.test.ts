import { describe, expect, it } from 'vitest';
import { HttpAccountRepository } from '../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpRegistrationRepository } from '../../../../src/adapters/http/account/http-registration-repository.ts';
import type { HttpSettings } from '../../../../src/adapters/http/send.ts';
import { failureText } from '../../../../src/ui/core/failure-text.ts';
import { otherTab } from '../../../fakes/draft-fakes.ts';
import { rejection } from './rejection.ts';
import { emptyReply, jsonReply } from './replies.ts';
import { answering, over } from './repositories.ts';
import { scriptedClient } from './scripted-client.ts';

const candidate = { id: 1, email: 'ayu@contoh.example', fullname: 'Ayu Contoh' };

it('sends a log-in only after every earlier call has its reply, because a late cookie would undo it', async () => {
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

describe('a reply about the current user', () => {
  const current = (reply: Response) => over(() => reply).accounts.current();

  it.each([
    [null],
    [[]],
    [{ data: { id: null, email: null, fullname: 'Tamu', photo: null } }],
    [{ status: 401, message: 'Silakan masuk' }],
    [{ success: false, message: 'Unauthenticated.' }],
  ])('means a guest: %j [3.user.guest]', async (body) => {
    expect(await current(jsonReply(body))).toBeNull();
  });

  it.each([
    { data: { asesi: { id: 7, email: 'ayu@contoh.example', fullname: 'Ayu', name: 'ayu77' } } },
    { status: 'success', data: { data: { id: 7, email: 'ayu@contoh.example', fullname: 'Ayu', user: { id: 2 } } } },
  ])('names the candidate: %j', async (body) => {
    expect(await current(jsonReply(body))).toMatchObject({ id: '7', email: 'ayu@contoh.example', fullname: 'Ayu' });
  });

  it.each([
    [{ id: null, email: 'ayu@contoh.example' }, 'contract'],
    [{ success: false, message: 'Sedang dalam perbaikan' }, 'refused'],
  ])(
    'means neither a guest nor a candidate when it cannot be read, or refuses for another reason: %j',
    async (body, kind) => {
      expect(await rejection(current(jsonReply(body)))).toMatchObject({ kind });
    },
  );
});

it('a log-in fails where no reply names the user', async () => {
  const logIn = (asesi: Response, authentication: HttpSettings['authentication']) => {
    const { http } = scriptedClient(({ url }) => (url.endsWith('/api/login') ? jsonReply({ message: 'ok' }) : asesi), {
      authentication,
    });
    return rejection(new HttpAccountRepository(http).logIn({ email: candidate.email, password: 'x' }));
  };
  expect(await logIn(emptyReply(500), 'session')).toMatchObject({ status: 500 });
  expect(await logIn(jsonReply(candidate), 'token')).toMatchObject({ kind: 'contract' });
});

it.each([
  [{ email_verified: '0' }, false],
  [{ email_verified: true }, true],
  [{ email_verified_at: '2026-01-05 09:00:00' }, true],
  [{ email_verified_at: null }, false],
  [{ email_verified_at: '' }, false],
  [{}, null],
])('treats an e-mail as verified only when the server says so: %j', async (said, emailVerified) => {
  expect(await answering({ data: { ...candidate, ...said } }).accounts.current()).toMatchObject({ emailVerified });
});

it('shows a photo with a storage path from the API host, at log-in, at sign-up and later', async () => {
  const photo = 'storage/foto/1.png';
  const { accounts, registrations } = over(({ url }) =>
    jsonReply({
      data: /\/api\/(login|signup)$/.test(url) ? { user: { ...candidate, photo } } : { ...candidate, photo },
    }),
  );
  const shown = 'http://api.test/storage/foto/1.png';
  const { email, fullname } = candidate;
  expect((await accounts.logIn({ email, password: 'x' })).photo).toBe(shown);
  expect((await registrations.signUp({ email, fullname, password: 'x' }))?.photo).toBe(shown);
  expect((await accounts.current())?.photo).toBe(shown);
});

describe('a page that hears of the session from other tabs', () => {
  const page = (
    authentication: 'session' | 'token',
    logOut: () => Response | Promise<Response> = () => emptyReply(204),
  ) => {
    const { http, sent } = scriptedClient(logOut, { authentication });
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
    'drops its token at once when its person is %s, and revokes only that token',
    async (change) => {
      const { http, tabs, revoked } = page('token');
      tabs.tell(change);
      expect(http.bearer).toBeNull();
      http.keepBearer('budi');
      expect([await revoked(), http.bearer]).toEqual([['Bearer ayu'], 'budi']);
    },
  );

  it('drops its token even if it cannot be revoked', async () => {
    const { http, tabs, revoked } = page('token', () => Promise.reject(new TypeError('network')));
    tabs.tell('left');
    expect([await revoked(), http.bearer]).toEqual([['Bearer ayu'], null]);
  });

  it.each([
    ['token', 'the same person has entered elsewhere', ['entered'], 'ayu'],
    [
      'token',
      'its person has entered again by now: some servers revoke all tokens with one',
      ['left', 'entered'],
      null,
    ],
    ['session', 'the session cookie already belongs to the present person', ['left', 'replaced'], null],
  ] as const)('with a %s revokes nothing when %s', async (authentication, _, changes, bearer) => {
    const { http, tabs, revoked } = page(authentication);
    for (const change of changes) tabs.tell(change);
    expect([await revoked(), http.bearer]).toEqual([[], bearer]);
  });
});

it('a log-out by token drops the token before it asks the server, and retries a failed revocation until the server no longer knows the token', async () => {
  let away = true;
  const guest = () => jsonReply({ message: 'Unauthenticated.' }, 401);
  const { http, sent } = scriptedClient(() => (away ? Promise.reject(new TypeError('network')) : guest()), {
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

describe('a log-in, when its cookie is not stored', () => {
  const logIn = (script: (path: string) => Response, settings: Partial<HttpSettings> = {}) => {
    const client = scriptedClient(({ url }) => script(new URL(url).pathname), settings);
    const running = new HttpAccountRepository(client.http).logIn({ email: candidate.email, password: 'x' });
    return { running, client };
  };
  const welcome = () => jsonReply({ data: { user: candidate, token: 't' } });
  const nobody = () => jsonReply({ message: 'Unauthenticated.' }, 401);
  const refused = { kind: 'expired', cookiesRefused: true };
  const unproven = { kind: 'http', status: 419 };

  it('does not blame the browser, which has the CSRF cookie, for a 419 on each try, also of a sign-up (fault matrix 77)', async () => {
    const { running, client } = logIn(() => jsonReply({ message: 'CSRF token mismatch.' }, 419));
    const failure = await rejection(running);
    expect(failure).toMatchObject(unproven);
    expect(failureText(failure).text).toContain('hapus cookie lamanya');
    const newcomer = { fullname: 'A', email: 'a@b.c', password: 'x' };
    const signingUp = new HttpRegistrationRepository(client.http).signUp(newcomer);
    expect(await rejection(signingUp)).toMatchObject(unproven);
  });

  it.each([
    ['which has no cookie at all', '', refused],
    ['which has the CSRF cookie', 'XSRF-TOKEN=a', unproven],
  ])(
    'is detected when the server reports a guest right after it, to a browser %s (fault matrix 77)',
    async (_, left, failure) => {
      let isIn = false;
      const answer = (path: string) => {
        isIn ||= path === '/api/login';
        return path === '/api/login' ? welcome() : nobody();
      };
      const { running } = logIn(answer, { cookies: () => (isIn ? left : 'XSRF-TOKEN=a') });
      expect(await rejection(running)).toMatchObject(failure);
    },
  );

  it.each([
    ['the server has a problem', () => emptyReply(500)],
    ['the server knows who is here', () => jsonReply({ data: candidate })],
  ])('does not fail where %s', async (_, current) => {
    const { running } = logIn((path) => (path === '/api/login' ? welcome() : current()));
    expect((await running).fullname).toBe('Ayu Contoh');
  });
});
