import { afterEach, expect, it, vi } from 'vitest';
import { registrationCalls } from '../../../../src/adapters/http/account/registration-calls.ts';
import { profileCalls } from '../../../../src/adapters/http/profile/profile-calls.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { Recorder } from '../../../../tools/contract/recording/recorder.ts';
import { Player } from '../../../../tools/contract/walk/player.ts';

afterEach(() => void vi.useRealTimers());

const recorderOf = (waits: readonly string[], longestWait: number) => {
  const left = [...waits];
  const send = async ({ signal }: Request) => {
    if (signal.aborted) throw signal.reason;
    const wait = left.shift();
    return wait === undefined
      ? Response.json({ data: {} })
      : Response.json({ message: 'Too Many Attempts.' }, { status: 429, headers: { 'Retry-After': wait } });
  };
  return new Recorder(
    { send, baseUrl: 'https://api.lsp.example', authentication: 'token', cookies: () => '' },
    longestWait,
  );
};

it('a call that the server asks to wait for is made again after that time, however long a reply may take', async () => {
  vi.useFakeTimers();
  const recorder = recorderOf(['60'], 90);
  const asked = recorder.call(registrationCalls.sendVerification);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(recorder.exchanges).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await asked;
  expect(recorder.exchanges.map(({ status }) => status)).toEqual([200]);
});

it.each([
  [['91'], 90],
  [['1', '1'], 90],
  [['1'], 0],
])('a wait is reported where it is too long, or asked for twice: %j, at most %d s', async (waits, longest) => {
  vi.useFakeTimers();
  const recorder = recorderOf(waits, longest);
  const asked = expect(recorder.call(registrationCalls.sendVerification)).rejects.toMatchObject({ status: 429 });
  await vi.advanceTimersByTimeAsync(5_000);
  await asked;
  expect(recorder.exchanges.map(({ status }) => status)).toEqual([429]);
});

it('the player names the refused call among several calls, not the last one', async () => {
  const refusing = async ({ url }: Request) =>
    new Response(JSON.stringify({ message: 'Foto terlalu besar.' }), {
      status: url.endsWith('/1') ? 422 : 200,
      headers: { 'Content-Type': 'application/json' },
    });
  const http = new Recorder({
    send: refusing,
    baseUrl: 'https://api.lsp.example',
    authentication: 'session',
    cookies: () => '',
  });
  const player = new Player(http, {} as never, { email: '', password: '', isNew: true }, {});
  const find = (id: string) => () => http.call(profileCalls.find, { params: { id } });
  const failure = await player.all(find('1'), find('2')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(player.failedAt(failure as ApiFailure)?.path).toBe('/api/profile/1');
});
