import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { csrfTokens } from '../../../../src/adapters/http/csrf-cookie.ts';
import { failureText } from '../../../../src/ui/core/failure-text.ts';
import { rejection } from './rejection.ts';
import { emptyReply, jsonReply } from './replies.ts';
import { csrfPath, scriptedClient } from './scripted-client.ts';

const reply = z.unknown();
const tokenOf = (request: Request | undefined) => request?.headers.get('X-XSRF-TOKEN');
const good = () => jsonReply({ code: '00' });
const save = (path = '/api/x') => ({ method: 'POST' as const, path, reply });

describe('the CSRF token', () => {
  it('is sent URL-decoded, on unsafe methods only [4.session.csrf]', async () => {
    const client = scriptedClient();
    client.cookies = 'theme=dark; XSRF-TOKEN=eyJpdiI6%2Bx%2F%3D; other=1';
    for (const method of ['GET', 'POST', 'PUT', 'PATCH'] as const)
      await client.http.call({ method, path: '/api/x', reply });
    expect(client.sent.map(tokenOf)).toEqual([null, 'eyJpdiI6+x/=', 'eyJpdiI6+x/=', 'eyJpdiI6+x/=']);
    expect(client.paths()).not.toContain(csrfPath);
  });

  it('is fetched once for saves that start together, before any of them', async () => {
    const client = scriptedClient(good);
    client.cookies = '';
    await Promise.all([
      client.http.call(save('/api/a')),
      client.http.call(save('/api/b')),
      client.http.prepareSession(),
    ]);
    expect(client.paths()).toEqual([csrfPath, '/api/a', '/api/b']);
    expect(client.sent.slice(1).map(tokenOf)).toEqual(['fetched-1=', 'fetched-1=']);
  });

  it('is fetched again after a fetch that failed', async () => {
    let fails = true;
    const cookies = () => (fails ? '' : 'XSRF-TOKEN=there');
    const send = async () => (fails ? Promise.reject(new TypeError('Failed to fetch')) : good());
    const { http } = scriptedClient(good, { cookies, send });
    const failure = await rejection(http.call(save()));
    expect([failure.kind, failureText(failure).text]).toEqual(['network', 'Kesalahan jaringan']);
    fails = false;
    await expect(http.call(save())).resolves.toEqual({ code: '00' });
  });

  it('that the server cannot issue gives the server’s error, not an expired session', async () => {
    const client = scriptedClient(undefined, {
      cookies: () => '',
      send: async (request) => emptyReply(new URL(request.url).pathname === csrfPath ? 503 : 419),
    });
    expect(await rejection(client.http.call(save()))).toMatchObject({ kind: 'http', status: 503 });
  });
});

describe('a 419', () => {
  it('on a save fetches a new token and silently replays the save once with the same body and key (fault matrix 5)', async () => {
    const client = scriptedClient((_, call) => (call === 0 ? emptyReply(419) : good()));
    await client.http.call(save(), { body: { a: 1 }, requestKey: 'k' });
    expect(client.paths()).toEqual(['/api/x', csrfPath, '/api/x']);
    const [first, , replay] = client.sent;
    expect([tokenOf(first), tokenOf(replay)]).toEqual(['first=', 'fetched-1=']);
    expect(await replay?.json()).toEqual({ a: 1 });
    expect(replay?.headers.get('Idempotency-Key')).toBe('k');
  });

  it('that is repeated after the replay means that the session is over (fault matrix 5)', async () => {
    const client = scriptedClient(() => jsonReply({}, 419));
    expect((await rejection(client.http.call(save()))).kind).toBe('expired');
    expect(client.paths()).toEqual(['/api/x', csrfPath, '/api/x']);
  });

  it.each([
    ['another application’s first', 'XSRF-TOKEN=other; XSRF-TOKEN=ours'],
    ['ours first', 'XSRF-TOKEN=ours; XSRF-TOKEN=other'],
  ])('about one of two cookies tries the other, and remembers which is refused: %s', async (_, cookies) => {
    const client = scriptedClient((request) => (tokenOf(request) === 'ours' ? good() : jsonReply({}, 419)));
    client.cookies = cookies;
    await client.http.call(save());
    await client.http.call(save());
    expect(client.sent.slice(-2).map(tokenOf)).toEqual(['ours', 'ours']);
    expect(client.paths()).not.toContain(csrfPath);
  });

  it('about every cookie there is fetches a new one, and tries that', async () => {
    const client = scriptedClient((request) => (tokenOf(request) === 'fetched-1=' ? good() : jsonReply({}, 419)));
    client.cookies = 'XSRF-TOKEN=other; XSRF-TOKEN=ended';
    await client.http.call(save());
    expect(client.paths()).toEqual(['/api/x', '/api/x', csrfPath, '/api/x']);
  });

  it('on several saves at once renews the token once (fault matrix 5)', async () => {
    const client = scriptedClient((request) => (tokenOf(request) === 'first=' ? emptyReply(419) : good()));
    await Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => client.http.call(save(path))));
    expect(client.paths().filter((path) => path === csrfPath)).toHaveLength(1);
    expect(client.sent).toHaveLength(7);
  });

  it('on a save that was sent before another one renewed the token does not renew it again', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const client = scriptedClient(async (request) => {
      if (tokenOf(request) !== 'first=') return good();
      if (request.url.endsWith('late')) await late;
      return emptyReply(419);
    });
    const slow = client.http.call(save('/api/late'));
    await client.http.call(save('/api/early'));
    release();
    await slow;
    expect(client.paths().filter((path) => path === csrfPath)).toHaveLength(1);
  });

  it('on a save during which another person has logged in is not replayed in their name', async () => {
    let isOver = false;
    const client = scriptedClient(
      () => {
        isOver = true; // a log-in in another tab has invalidated the token
        return emptyReply(419);
      },
      { watch: () => () => isOver },
    );
    expect((await rejection(client.http.call(save()))).kind).toBe('network');
    expect(client.paths()).toEqual(['/api/x', csrfPath]);
  });

  it('on a read, or with a token, is not replayed', async () => {
    for (const authentication of ['session', 'token'] as const) {
      const client = scriptedClient(() => jsonReply({}, 419), { authentication });
      const call = authentication === 'session' ? { path: '/api/x', reply } : save();
      expect((await rejection(client.http.call(call))).kind).toBe('expired');
      expect(client.paths()).toEqual(['/api/x']);
    }
  });
});

it.each([
  ['XSRF-TOKEN=a=b=', ['a=b=']],
  ['XSRF-TOKEN=%E0%A4%A; XSRF-TOKEN=b', ['b']],
])('the readable cookies %j hold the tokens %j', (cookies, tokens) => {
  expect(csrfTokens(cookies)).toEqual(tokens);
});
