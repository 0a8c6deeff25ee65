import { expect, test } from 'vitest';
import { downloadCertificate } from '../../src/application/certificate/download-certificate.ts';
import { downloadDocument } from '../../src/application/certificate/download-document.ts';
import { certificateState } from '../../src/domain/assessment/certificate-state.ts';
import { readCheckInput } from '../../src/domain/certificate/certificate-number.ts';
import { pagesOf, textsOf } from '../unit/fake-backend/documents/read-pdf.ts';
import { openAs } from './repositories.ts';

const open = async (name: string) => {
  const portal = await openAs(name);
  const saved: { name: string; file: Blob }[] = [];
  const saver = { save: (file: Blob, fileName: string) => void saved.push({ name: fileName, file }) };
  const document = downloadDocument({ documents: portal.documents, saver });
  const certificate = downloadCertificate({ certificates: portal.certificates, downloadDocument: document, saver });
  const paid = (await portal.transactions.list('paid', 1)).items;
  return { ...portal, saved, document, certificate, paid };
};

test('the certificate can be downloaded, and the portal verifies the certificate of its QR address', async () => {
  const portal = await open('gita');
  const trxId = portal.paid.find(({ id }) => id.endsWith('000088'))?.id ?? '';
  expect(await portal.certificate(trxId, null)).toEqual({ kind: 'saved' });
  const bytes = (await portal.saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0);
  expect(pagesOf(bytes)).toBe(2);
  const address = textsOf(bytes).find((text) => text.includes('/certificate-check'));
  expect(address).toMatch(/^http:\/\/(portal\.test|localhost:\d+)\/certificate-check\?no=CONTOH/);
  const input = readCheckInput(address ?? '');
  if (input.kind !== 'number') throw new Error('the QR address names no number');
  await portal.accounts.logOut();
  expect(await portal.certificates.check(input.number)).toMatchObject({ holder: 'Gita Contoh', status: 'valid' });
});

test('nothing can be downloaded while a certificate is being signed, and an unknown number is null', async () => {
  const portal = await open('lukman');
  const [paid] = portal.paid;
  expect(certificateState(await portal.timelines.find(paid?.id ?? ''))).toMatchObject({ status: 'signing' });
  expect(await portal.certificate(paid?.id ?? '', null)).toEqual({ kind: 'notReady', reasons: [] });
  expect(await portal.document(`CERT-${paid?.id}`, 'a.pdf')).toEqual({
    kind: 'notReady',
    reasons: ['Sertifikat sedang ditandatangani'],
  });
  expect(await portal.certificates.check('CONTOH 0000')).toBeNull();
  await expect(portal.certificates.request('TRX-TIDAK-ADA')).rejects.toMatchObject({ status: 404 });
});

test('the receipt of a paid purchase is a PDF, and another candidate cannot read it', async () => {
  const portal = await open('gita');
  const fileId = portal.paid[0]?.receiptFileId ?? '';
  expect(await portal.document(fileId, 'Bukti.pdf')).toEqual({ kind: 'saved' });
  await portal.logIn('lukman');
  await expect(portal.document(fileId, 'Bukti.pdf')).rejects.toMatchObject({ status: 403 });
});
