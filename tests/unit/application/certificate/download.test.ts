import { expect, it, test } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { checkCertificate } from '../../../../src/application/certificate/check-certificate.ts';
import { downloadCertificate } from '../../../../src/application/certificate/download-certificate.ts';
import { downloadDocument } from '../../../../src/application/certificate/download-document.ts';
import type { CertificateReply } from '../../../../src/application/ports/certificate/certificate-repository.ts';
import type { Certificate } from '../../../../src/domain/certificate/certificate.ts';

const pdf = new Blob(['%PDF-1.3\nisi'], { type: 'application/pdf' });
const byId: CertificateReply = { kind: 'document', fileId: 'CERT-1' };

const fakes = (reply: Blob | Error = pdf, given: CertificateReply | Error = byId) => {
  const saved: string[] = [];
  const fetched: string[] = [];
  const server = { reply };
  const documents = {
    fetch: async (id: string) => {
      fetched.push(id);
      if (server.reply instanceof Error) throw server.reply;
      return server.reply;
    },
  };
  const saver = { save: (_: Blob, name: string) => void saved.push(name) };
  const certificates = {
    request: async () => {
      if (given instanceof Error) throw given;
      return given;
    },
  };
  const document = downloadDocument({ documents, saver });
  return {
    saved,
    fetched,
    server,
    document,
    certificate: downloadCertificate({ certificates, downloadDocument: document, saver }),
  };
};

test.each([
  ['a page of a captive portal', new Blob(['<html>'])],
  ['what the adapter refuses', new ApiFailure({ kind: 'contract' })],
])('%s is not saved', async (_, reply) => {
  const { document, saved } = fakes(reply);
  expect(await document('CERT-1', 'a.pdf')).toEqual({ kind: 'notAPdf' });
  expect(saved).toEqual([]);
});

test.each([{ kind: 'refused' } as const, { kind: 'http', status: 409 } as const])(
  'a document that still waits for its signature is not ready, with the server’s message (%o)',
  async (facts) => {
    const serverMessage = 'Sertifikat sedang ditandatangani';
    const { document } = fakes(new ApiFailure({ ...facts, serverMessage }));
    expect(await document('CERT-1', 'a.pdf')).toEqual({ kind: 'notReady', reasons: [serverMessage] });
  },
);

test.each([403, 404])('status %i is a failure', async (status) => {
  const { document } = fakes(new ApiFailure({ kind: 'http', status }));
  await expect(document('CERT-1', 'a.pdf')).rejects.toMatchObject({ status });
});

test('two presses download once, and after a failure the download can be tried again', async () => {
  const { certificate, document, fetched, saved, server } = fakes();
  const press = () => certificate('TRX-1', 'CONTOH 1 2');
  await Promise.all([press(), press(), document('CERT-1', 'b.pdf')]);
  expect([fetched, saved.length]).toEqual([['CERT-1'], 1]);
  server.reply = new ApiFailure({ kind: 'network' });
  await expect(press()).rejects.toMatchObject({ kind: 'network' });
  server.reply = pdf;
  expect(await press()).toEqual({ kind: 'saved' });
  expect(saved.at(-1)).toBe('Sertifikat-CONTOH-1-2.pdf');
});

test('a certificate that the server sends is saved, and content that is no PDF is not', async () => {
  const given = fakes(pdf, { kind: 'content', content: pdf });
  expect(await given.certificate('TRX-1', null)).toEqual({ kind: 'saved' });
  expect([given.saved, given.fetched]).toEqual([['Sertifikat-TRX-1.pdf'], []]);
  const page = fakes(pdf, { kind: 'content', content: new Blob(['<html>']) });
  expect(await page.certificate('TRX-1', null)).toEqual({ kind: 'notAPdf' });
  expect(page.saved).toEqual([]);
});

test('a certificate at an external address is not fetched: the caller opens the address', async () => {
  const { certificate, fetched, saved } = fakes(pdf, { kind: 'address', address: 'https://a.example/x.pdf' });
  expect(await certificate('TRX-1', null)).toEqual({ kind: 'elsewhere', address: 'https://a.example/x.pdf' });
  expect([fetched, saved]).toEqual([[], []]);
});

const notReady = { kind: 'notReady', reasons: ['Belum terbit'] } as const;
test.each([
  [notReady, notReady],
  [new ApiFailure({ kind: 'refused', messages: ['Belum terbit'] }), notReady],
] as const)('a missing certificate is reported as missing (%o)', async (given, expected) => {
  const { certificate, fetched } = fakes(pdf, given);
  expect(await certificate('TRX-1', null)).toEqual(expected);
  expect(fetched).toEqual([]);
});

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
])('a certificate that is checked is %s', async (_, found, now, status) => {
  expect((await checked(found, now))?.status).toBe(status);
});
