import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../src/application/api-failure.ts';
import { failureAdvice, failureCause, failureText } from '../../../src/ui/core/failure-text.ts';

const http = (status: number): FailureFacts => ({ kind: 'http', status });

const device = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

describe('the cause of a failure', () => {
  afterEach(() => vi.unstubAllGlobals());

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
});

const textOf = (status: number, retryAfterSeconds?: number, serverMessage?: string) =>
  failureText(
    new ApiFailure({
      ...{ kind: 'http' as const, status },
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(serverMessage !== undefined && { serverMessage }),
    }),
  ).text;

it.each([
  [429, 56, 'Too Many Attempts.', 'Terlalu banyak percobaan. Tunggu 56 detik dulu.'],
  [429, 90, 'Terlalu banyak percobaan masuk', 'Terlalu banyak percobaan masuk. Tunggu 90 detik dulu.'],
  [503, 121, undefined, 'Terjadi kesalahan pada server. Tunggu 3 menit dulu.'],
  [429, 56, 'Coba lagi dalam 56 detik.', 'Coba lagi dalam 56 detik.'],
  [429, 0, 'Sebentar', 'Sebentar'],
  [503, undefined, undefined, 'Terjadi kesalahan pada server'],
])(
  'a failure with status %d says the pause of %s s that the server asks for, once: %s',
  (status, seconds, said, text) => {
    expect(textOf(status, seconds, said)).toBe(text);
  },
);
