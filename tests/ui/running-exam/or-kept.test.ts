import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { readOfDevice } from '../../../src/ui/query-client.ts';
import { orKept } from '../../../src/ui/running-exam/or-kept.ts';

const queryKey = ['exam'];
let client: QueryClient;
const context = () => ({ client, queryKey });
const failing = (facts: ConstructorParameters<typeof ApiFailure>[0]) => () => Promise.reject(new ApiFailure(facts));
const kept = async () => 'kept';

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
});
afterEach(() => {
  vi.useRealTimers();
  client.clear();
});

it('what the device kept is shown where the server cannot be reached, marked as older than anything, and the failure stays', async () => {
  await expect(orKept(context(), failing({ kind: 'network' }), kept)).rejects.toThrow();
  expect(client.getQueryState(queryKey)).toMatchObject({ data: 'kept', dataUpdatedAt: readOfDevice });
});

it.each([
  { kind: 'expired', status: 401 },
  { kind: 'http', status: 403 },
  { kind: 'refused', status: 422 },
] as const)('what the server refuses is not shown from the device: $status', async (facts) => {
  await expect(orKept(context(), failing(facts), kept)).rejects.toThrow();
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

it('what was read before is not replaced by what the device kept', async () => {
  client.setQueryData(queryKey, 'read');
  await expect(orKept(context(), failing({ kind: 'timeout' }), kept)).rejects.toThrow();
  expect(client.getQueryData(queryKey)).toBe('read');
});

it('a server that takes its time is waited for with what the device kept in sight', async () => {
  let answer = (_: string) => {};
  const reading = orKept(context(), () => new Promise<string>((resolve) => (answer = resolve)), kept);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(client.getQueryData(queryKey)).toBe('kept');
  answer('newer');
  await expect(reading).resolves.toBe('newer');
});
