import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { deviceDataUpdatedAt } from '../../../src/ui/core/query-client.ts';
import { orKept } from '../../../src/ui/exam/public/or-kept.ts';

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

it('the device’s copy is shown where the server cannot be reached, as the oldest data, and the failure stays', async () => {
  await expect(orKept(context(), failing({ kind: 'network' }), kept)).rejects.toThrow();
  expect(client.getQueryState(queryKey)).toMatchObject({ data: 'kept', dataUpdatedAt: deviceDataUpdatedAt });
});

it.each([
  { kind: 'expired', status: 401 },
  { kind: 'http', status: 403 },
  { kind: 'refused', status: 422 },
] as const)('the device’s copy is not shown after a refusal of the server: $status', async (facts) => {
  await expect(orKept(context(), failing(facts), kept)).rejects.toThrow();
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

it('the device’s copy does not replace fresher data', async () => {
  client.setQueryData(queryKey, 'read');
  await expect(orKept(context(), failing({ kind: 'timeout' }), kept)).rejects.toThrow();
  expect(client.getQueryData(queryKey)).toBe('read');
});

it('the device’s copy is shown while a slow server is awaited', async () => {
  let answer = (_: string) => {};
  const reading = orKept(context(), () => new Promise<string>((resolve) => (answer = resolve)), kept);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(client.getQueryData(queryKey)).toBe('kept');
  answer('newer');
  await expect(reading).resolves.toBe('newer');
});
