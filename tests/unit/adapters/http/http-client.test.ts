import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { UploadProgress } from '../../../../src/adapters/http/send.ts';
import { failureText } from '../../../../src/ui/core/failure-text.ts';
import { rejection } from './rejection.ts';
import { emptyReply, jsonReply } from './replies.ts';
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

it('authentication by token sends the bearer and no cookies, and fetches no CSRF cookie, until the token is dropped [4.session.bearer]', async () => {
  const { http, sent, paths } = scriptedClient(undefined, { authentication: 'token', cookies: () => '' });
  http.keepBearer('secret');
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

describe('a slow server', () => {
  const silent = (request: Request) =>
    new Promise<Response>((_, reject) => {
      if (request.signal.aborted) reject(request.signal.reason);
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });

  const gaveUpAfter = async (call: Promise<unknown>): Promise<number> => {
    let over = false;
    const failed = rejection(call).finally(() => {
      over = true;
    });
    const start = Date.now();
    for (let second = 0; !over && second < 300; second++) await vi.advanceTimersByTimeAsync(1_000);
    expect((await failed).kind).toBe('timeout');
    expect(vi.getTimerCount()).toBe(0);
    return Date.now() - start;
  };

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  describe('a call without a reply', () => {
    it.each([
      ['reads', 15_000, { path: '/api/x', reply }, {}],
      ['saves', 20_000, { method: 'POST', path: '/api/x', reply }, {}],
    ] as const)(
      'gives up when it %s after %i ms, and blames the network [8.text.no-response]',
      async (_, limit, call, options) => {
        const { http } = scriptedClient(silent);
        const running = http.call(call, options);
        expect(await gaveUpAfter(running)).toBe(limit);
        expect(failureText(await rejection(running))).toEqual({ text: 'Kesalahan jaringan', items: [] });
      },
    );

    it('that its caller stops is neither a time-out nor a lost connection', async () => {
      const { http } = scriptedClient(silent);
      const stop = new AbortController();
      const failed = rejection(
        http.call({ method: 'POST', path: '/api/x', reply }, { body: new FormData(), signal: stop.signal }),
      );
      await vi.advanceTimersByTimeAsync(100);
      stop.abort();
      expect((await failed).kind).toBe('cancelled');
      expect(failureText(await failed).text).toBe('Pengiriman dibatalkan. Isian Anda tetap ada.');
      expect(vi.getTimerCount()).toBe(0);
    });

    it('can be stopped, and gives up, in a browser without `AbortSignal.any` (fault matrix 67)', async () => {
      vi.stubGlobal('AbortSignal', Object.defineProperty(class extends AbortSignal {}, 'any', { value: undefined }));
      const { http } = scriptedClient(silent);
      const stop = new AbortController();
      const call = (signal: AbortSignal) => http.call({ path: '/api/x', reply }, { signal });
      const stopped = [rejection(call(stop.signal)), rejection(call(AbortSignal.abort()))];
      stop.abort();
      for (const each of stopped) expect((await each).kind).toBe('cancelled');
      expect(await gaveUpAfter(call(new AbortController().signal))).toBe(15_000);
    });

    it('restarts its 30 s with each progress event of an upload, and passes the progress on', async () => {
      let progress: UploadProgress | undefined;
      const { http } = scriptedClient((request, _, onProgress) => {
        progress = onProgress;
        return silent(request);
      });
      const seen = vi.fn();
      const call = http.call(
        { method: 'POST', path: '/api/x', reply },
        { body: new FormData(), onUploadProgress: seen },
      );
      const failed = rejection(call);
      for (let step = 1; step <= 10; step++) {
        await vi.advanceTimersByTimeAsync(29_000);
        progress?.(step, 10);
      }
      expect(seen.mock.calls).toHaveLength(10);
      expect(seen).toHaveBeenLastCalledWith(10, 10);
      expect(await gaveUpAfter(call)).toBe(30_000);
      expect((await failed).kind).toBe('timeout');
    });
  });

  describe('a reply body', () => {
    const streamed = (start: (body: ReadableStreamDefaultController<Uint8Array>) => void, type = 'application/json') =>
      new Response(new ReadableStream<Uint8Array>({ start }), { headers: { 'Content-Type': type } });
    const bytes = (text: string) => new TextEncoder().encode(text);

    it('that is slow but never silent for 15 s arrives completely', async () => {
      const { http } = scriptedClient(() =>
        streamed((body) => {
          [...'{"data":"utuh"}'].forEach((char, index) => {
            setTimeout(() => body.enqueue(bytes(char)), (index + 1) * 10_000);
          });
          setTimeout(() => body.close(), 160_000);
        }),
      );
      const call = http.call({ path: '/api/x', reply });
      await vi.advanceTimersByTimeAsync(160_000);
      await expect(call).resolves.toEqual({ data: 'utuh' });
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});

it('an exclusive call waits for those under way, and later ones wait for it, also when it fails', async () => {
  const answers = new Map<string, (reply: Response) => void>();
  const client = scriptedClient(({ url }) => new Promise((resolve) => answers.set(new URL(url).pathname, resolve)));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const answer = async (path: string, given = jsonReply({ code: '00' })) => {
    answers.get(path)?.(given);
    await settle();
  };
  const alone = (path: string) => client.http.callAlone({ method: 'POST', path, reply });
  const before = client.http.call({ path: '/before', reply });
  const failed = expect(alone('/logout')).rejects.toThrow();
  const later = [alone('/login'), client.http.call({ path: '/after', reply })];
  await settle();
  expect(client.paths()).toEqual(['/before']);
  await answer('/before');
  expect(client.paths()).toEqual(['/before', '/logout']);
  await answer('/logout', emptyReply(500));
  expect(client.paths()).toEqual(['/before', '/logout', '/login']);
  await answer('/login');
  expect(client.paths()).toEqual(['/before', '/logout', '/login', '/after']);
  await answer('/after');
  await Promise.all([before, failed, ...later]);
  const last = client.http.call({ path: '/last', reply });
  expect(client.paths().at(-1)).toBe('/last'); // no call is pending, so this one is sent in the same tick
  await answer('/last');
  await last;
});
