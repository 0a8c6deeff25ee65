import { expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { failureText } from '../../../src/ui/core/failure-text.ts';

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
