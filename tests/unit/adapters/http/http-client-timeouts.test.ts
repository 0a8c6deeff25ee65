import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { UploadProgress } from '../../../../src/adapters/http/send.ts';
import { failureText } from '../../../../src/ui/core/failure-text.ts';
import { rejection } from './rejection.ts';
import { scriptedClient } from './scripted-client.ts';

const reply = z.unknown();
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
    ['uploads', 30_000, { method: 'POST', path: '/api/x', reply }, { body: new FormData(), onUploadProgress: vi.fn() }],
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
    const call = http.call({ method: 'POST', path: '/api/x', reply }, { body: new FormData(), onUploadProgress: seen });
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

  it('that stalls is given up 15 s after its last bytes', async () => {
    const { http } = scriptedClient(() => streamed((body) => body.enqueue(bytes('{"code":'))));
    expect(await gaveUpAfter(http.call({ path: '/api/x', reply }))).toBe(15_000);
  });

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

  it('that breaks off is a network failure', async () => {
    const { http } = scriptedClient(() => streamed((body) => body.error(new TypeError('terminated'))));
    expect((await rejection(http.call({ path: '/api/x', reply }))).kind).toBe('network');
  });
});
