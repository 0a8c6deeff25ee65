import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../src/application/api-failure.ts';
import { failureAdvice, failureCause } from '../../../src/ui/core/failure-text.ts';

afterEach(() => vi.unstubAllGlobals());

const http = (status: number): FailureFacts => ({ kind: 'http', status });
const device = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

describe('the visitor’s connection', () => {
  it.each<FailureFacts>([{ kind: 'network' }, { kind: 'timeout' }, http(408)])('is blamed for %j', (facts) => {
    device(false);
    const failure = new ApiFailure(facts);
    expect([failureCause(failure), failureAdvice(failure)]).toEqual([
      'connection',
      'Periksa sambungan internet Anda, lalu coba lagi.',
    ]);
  });

  it('is not blamed for a missing reply while the device reports a connection, because the server may be stopped', () => {
    device(true);
    const advice = failureAdvice(new ApiFailure({ kind: 'network' }));
    expect(advice).toMatch(/^Server belum dapat dihubungi\. Bila situs lain terbuka, sambungan Anda baik/);
  });

  it.each<FailureFacts>([
    ...[400, 403, 404, 405, 409, 418, 422, 429, 500, 501, 502, 503, 504, 507, 599].map(http),
    { kind: 'refused', serverMessage: 'Kuota habis' },
    { kind: 'contract' },
    { kind: 'expired', status: 401 },
    { kind: 'cancelled' },
  ])('is not blamed for %j, whatever the device reports', (facts) => {
    device(false);
    const failure = new ApiFailure(facts);
    expect(failureCause(failure)).not.toBe('connection');
    expect(failureAdvice(failure) ?? '').not.toContain('Periksa sambungan');
  });

  it('is blamed for a chunk that failed to load only when the device is offline', () => {
    const lost = new TypeError('Failed to fetch dynamically imported module');
    device(false);
    expect(failureCause(lost)).toBe('connection');
    device(true);
    expect([failureCause(lost), failureAdvice(lost)]).toEqual(['other', null]);
  });
});

it.each([500, 502, 503, 504, 507])('a server that responds with %i takes the blame', (status) => {
  const failure = new ApiFailure(http(status));
  expect([failureCause(failure), failureAdvice(failure)]).toEqual([
    'server',
    'Bukan karena sambungan Anda. Coba lagi sebentar lagi.',
  ]);
});
