import { afterEach, expect, it, vi } from 'vitest';
import { registrationCalls } from '../../../../src/adapters/http/account/registration-calls.ts';
import { Recorder } from '../../../../tools/contract/recording/recorder.ts';

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
