import { expect, it } from 'vitest';
import { checkCertificate } from '../../../../src/application/certificate/check-certificate.ts';
import type { Certificate } from '../../../../src/domain/certificate/certificate.ts';

const validUntil = '2029-01-11T16:59:59Z';
const checked = (found: Partial<Certificate> | null, now: number | null) =>
  checkCertificate({
    certificates: { check: async () => found && ({ status: 'valid', validUntil, ...found } as Certificate) },
    serverNow: async () => now,
  })('CONTOH 1');
const after = Date.parse('2029-01-12T00:00:00Z');

it.each([
  ['valid until the end of its last day', {}, Date.parse(validUntil), 'valid'],
  ['expired after it, whatever the server says', {}, after, 'expired'],
  ['what the server says where the time is not known', {}, null, 'valid'],
  ['revoked rather than expired', { status: 'revoked' as const }, after, 'revoked'],
])('a certificate that is checked is %s', async (_, found, now, status) => {
  expect((await checked(found, now))?.status).toBe(status);
});

it('a certificate that nobody knows is null', async () => {
  expect(await checked(null, after)).toBeNull();
});
