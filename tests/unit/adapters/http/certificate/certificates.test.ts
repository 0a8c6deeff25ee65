import { describe, expect, it, test } from 'vitest';
import { HttpDocumentRepository } from '../../../../../src/adapters/http/certificate/http-document-repository.ts';
import type { CertificateReply } from '../../../../../src/application/ports/certificate/certificate-repository.ts';
import { jsonReply, textReply } from '../replies.ts';
import { over } from '../repositories.ts';
import { origin, scriptedClient } from '../scripted-client.ts';

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

it('a checked certificate is read with all its fields', async () => {
  const { number, holder } = wire;
  expect(await over(() => jsonReply({ code: '00', message: '', data: wire })).certificates.check(wire.number)).toEqual({
    number,
    holder,
    scheme: { title: 'Barista', number: 'SKM-07' },
    units: wire.units,
    status: 'revoked',
    registerNumber: wire.register_number,
    issuedAt: '2026-03-10T02:00:00.000Z',
    validUntil: '2029-03-10T16:59:59.000Z',
    revokedAt: '2027-03-10T02:00:00.000Z',
    revokedReason: 'Ditarik.',
  });
});

describe('the statement that no certificate has this number', () => {
  const said = (reply: () => Response) => over(reply).certificates.check(wire.number);

  it.each([
    { code: '404', message: 'Sertifikat tidak terdaftar', data: { number: wire.number } },
    { message: '', data: { number: 'contoh 62010-2513-7-0000171-2026' } },
  ])('is accepted only from a 404 that names this number: %j', async (body) => {
    await expect(said(() => jsonReply(body, 404))).resolves.toBeNull();
  });

  it.each<[string, () => Response]>([
    ['of an older Laravel', () => jsonReply({ message: '' }, 404)],
    ['of another number', () => jsonReply({ data: { number: 'CONTOH 62010 2513 7 0000172 2026' } }, 404)],
    ['that names this number with status 410', () => jsonReply({ data: { number: wire.number } }, 410)],
  ])('is not accepted from a reply %s: it could not be checked', async (_, reply) => {
    await expect(said(reply)).rejects.toMatchObject({ name: 'ApiFailure' });
    await expect(said(reply)).rejects.not.toMatchObject({ status: 404 });
  });
});

describe('a downloaded certificate', () => {
  const asked = (reply: Response) => over(() => reply).certificates.request('TRX-1');

  it.each(['application/pdf', 'text/html'])(
    'is the PDF that is sent as type %j [7.timeline.download-certificate]',
    async (type) => {
      const reply = await asked(textReply('%PDF-1.7 isi', type));
      if (reply.kind !== 'content') throw new Error(reply.kind);
      expect([reply.content.type, await reply.content.text()]).toEqual(['application/pdf', '%PDF-1.7 isi']);
    },
  );

  const document = (fileId: string) => ({ kind: 'document', fileId }) as const;
  const notReady = (...reasons: readonly string[]) => ({ kind: 'notReady', reasons }) as const;
  it.each<[unknown, CertificateReply]>([
    [{ success: true, data: { file_id: 7 } }, document('7')],
    [{ data: { id: 'abc-1', number: 'C 1' } }, document('abc-1')],
    [{ url: `${origin}/api/mekari/download-file/a%20b` }, document('a b')],
    [{ data: { link: '/storage/c.pdf' } }, { kind: 'address', address: `${origin}/storage/c.pdf` }],
    [{ data: 'Sertifikat belum terbit' }, notReady('Sertifikat belum terbit')],
    [{ data: { status: 'signing', file_id: null } }, notReady()],
  ])('is found in %j', async (body, expected) => {
    expect(await asked(jsonReply(body))).toEqual(expected);
  });

  it.each([
    [jsonReply({ code: '02', message: 'Belum terbit' }), { kind: 'refused', serverMessage: 'Belum terbit' }],
    [jsonReply({ message: 'Tidak ada' }, 404), { kind: 'http', status: 404 }],
    [textReply('%PDF-1.7', 'application/pdf', 500), { kind: 'http', status: 500 }],
  ])('fails where the reply has no certificate (%#)', async (reply, expected) => {
    await expect(asked(reply)).rejects.toMatchObject(expected);
  });
});

test('a PDF is returned unchanged, and its id stays one segment of the path', async () => {
  const { http, paths } = scriptedClient(() => textReply('%PDF-1.3', 'application/pdf'));
  const file = await new HttpDocumentRepository(http).fetch('CERT-../a?b');
  expect(await file.text()).toBe('%PDF-1.3');
  expect(paths()).toEqual(['/api/mekari/download-file/CERT-..%2Fa%3Fb']);
});

test.each([
  ['application/octet-stream', '%PDF-1.7'],
  ['', '%PDF-1.7'],
  ['text/html', '%PDF-1.7'],
  ['application/pdf', '\uFEFF\r\n  %PDF-1.4'],
  ['application/pdf', `${' '.repeat(1019)}%PDF-`],
])(
  'content with type %j is accepted as a PDF, also with blanks before it (fault matrix 82) [7.document.download]',
  async (type, text) => {
    const file = await over(() => textReply(text, type)).documents.fetch('CERT-1');
    expect([file.type, await file.text()]).toEqual(['application/pdf', await new Blob([text]).text()]);
  },
);

test.each([
  ['application/pdf', '<!DOCTYPE html><title>Masuk</title> %PDF-1.7'],
  ['application/pdf', '{"code":"02","message":"Belum"}'],
  ['application/pdf', `${' '.repeat(1020)}%PDF-`],
  ['application/pdf', ''],
  ['application/octet-stream', 'PK\u0003\u0004'],
])('content with type %s that does not begin like a PDF is refused: %j (fault matrix 82)', async (type, text) => {
  await expect(over(() => textReply(text, type)).documents.fetch('CERT-1')).rejects.toMatchObject({ kind: 'contract' });
});

test.each([
  [jsonReply({ code: '02', message: 'Sedang ditandatangani' }), { kind: 'refused' }],
  [jsonReply({ message: 'This action is unauthorized.' }, 403), { kind: 'http', status: 403 }],
])('a reply that is no PDF is a failure (%#)', async (reply, expected) => {
  await expect(over(() => reply.clone()).documents.fetch('CERT-1')).rejects.toMatchObject(expected);
});
