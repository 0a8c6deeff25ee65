import { describe, expect, it } from 'vitest';
import { HttpCertificateRepository } from '../../../../../src/adapters/http/certificate/http-certificate-repository.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const wire = {
  number: 'CONTOH 62010 2513 7 0000171 2026',
  register_number: 'CONTOH 1483 000171 2026',
  holder: 'Gita Contoh',
  schema: { title: 'Barista', number: 'SKM-07' },
  units: [{ code: 'J.1', title: 'Menyeduh' }],
  issued_at: '2026-03-10T09:00:00+07:00',
  valid_until: '2029-03-10T23:59:59+07:00',
  status: 'revoked',
  revoked_at: '2027-03-10T09:00:00+07:00',
  revoked_reason: 'Ditarik.',
};
const checked = (data: unknown) => {
  const { http } = scriptedClient(() => jsonReply({ code: '00', message: '', data }));
  return new HttpCertificateRepository(http).check(wire.number);
};

describe('a certificate that is checked', () => {
  it('is read with all that the server says of it', async () => {
    expect(await checked(wire)).toEqual({
      number: wire.number,
      registerNumber: wire.register_number,
      holder: 'Gita Contoh',
      scheme: { title: 'Barista', number: 'SKM-07' },
      units: wire.units,
      issuedAt: expect.stringContaining('2026-03-10'),
      validUntil: expect.stringContaining('2029-03-10'),
      status: 'revoked',
      revokedAt: expect.stringContaining('2027-03-10'),
      revokedReason: 'Ditarik.',
    });
  });

  it('is read without what a server may leave out', async () => {
    const { number, holder, issued_at, valid_until } = wire;
    const least = { number, holder, issued_at, valid_until, schema: { title: 'Barista' }, status: 'valid' };
    expect(await checked(least)).toMatchObject({
      registerNumber: '',
      scheme: { title: 'Barista', number: '' },
      units: [],
      revokedAt: null,
      revokedReason: '',
    });
  });
});
