// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Send } from '../../../src/adapters/http/send.ts';
import { allSaying, ofAssessment, openPortal, press, said } from './open-portal.tsx';
import '../../../src/ui/assessment/timeline/timeline-page.tsx';
import '../../../src/ui/assessment/timeline/assessments-page.tsx';
import '../../../src/ui/certificate/certificate-psre-page.tsx';

const call = '/api/timeline/download-certificate';

it.each([
  ['/certificate/psre', 'Siap diunduh'],
  [ofAssessment('timeline', 88), 'Lihat sertifikat'],
  ['/myassessment', 'Barista'],
  ['/', 'Barista'],
])('opening %s asks for no certificate [7.timeline.download-certificate]', async (address, shown) => {
  const asked: string[] = [];
  await openPortal('gita', address, (path, data) => {
    asked.push(path);
    return data;
  });
  await said(shown);
  await waitFor(() => expect(asked).toContain('/api/timeline/TRX-2026-000088'));
  expect(asked).not.toContain(call);
});

/** Gita's certificates on a server that answers the request for one so. */
const withReply = async (reply: () => Response) => {
  const answered: Send = async (request) => {
    expect([request.method, await request.json()]).toEqual(['POST', { trx_id: 'TRX-2026-000088' }]);
    return reply();
  };
  await openPortal('gita', '/certificate/psre', undefined, undefined, undefined, { [call]: answered });
  await said('Siap diunduh');
};

const json = (body: unknown) => () =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** What is saved, by its name. */
const saves = () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
};

it.each([
  ['a PDF', () => new Response('%PDF-1.7 isi', { headers: { 'Content-Type': 'application/pdf' } })],
  ['a PDF under another name', () => new Response('%PDF-1.7 isi', { headers: { 'Content-Type': 'text/html' } })],
  ['an id', json({ success: true, data: { file_id: 'CERT-TRX-2026-000088' } })],
  ['an id alone', json({ data: 'CERT-TRX-2026-000088' })],
  [
    'the address of the call for documents',
    json({ url: 'http://portal.test/api/mekari/download-file/CERT-TRX-2026-000088' }),
  ],
] as const)('a certificate that comes as %s is saved', async (_, reply) => {
  await withReply(reply);
  const saved = saves();
  await press('Unduh sertifikat');
  await waitFor(() => expect(saved).toEqual(['Sertifikat-CONTOH-62010-2513-5-0000088-2026.pdf']));
});

it.each([
  ['http://portal.test/files/sertifikat.pdf', { url: 'http://portal.test/files/sertifikat.pdf' }],
  ['http://portal.test/storage/sertifikat.pdf', { data: { link: '/storage/sertifikat.pdf' } }],
])('a certificate that comes as an address is a link to %s', async (address, body) => {
  await withReply(json(body));
  await press('Unduh sertifikat');
  const [link] = await allSaying('a', /^Buka sertifikat/);
  expect([link?.href, link?.target, link?.rel]).toEqual([address, '_blank', 'noopener noreferrer']);
});

it.each(['https://tempat.example/a.pdf', 'javascript:alert(1)', 'http://portal.test@lain.example/a.pdf'])(
  'a certificate at %s is no link: it is said that the address is not known',
  async (url) => {
    await withReply(json({ data: { url } }));
    await press('Unduh sertifikat');
    await said('Server menunjuk alamat yang tidak dikenal portal');
    const [contact] = await allSaying('a', 'Hubungi lembaga sertifikasi');
    expect(contact?.getAttribute('href')).toBe('/kontak');
    expect(document.body.textContent).not.toContain('Buka sertifikat');
  },
);

it.each([
  ['a word that nobody knows', { data: { status: 'antri' } }],
  ['nothing', { data: null }],
  ['its state', { data: { status: 'signing', file_id: null } }],
])('a server that answers with %s has no certificate to download yet', async (_, body) => {
  await withReply(json(body));
  const saved = saves();
  await press('Unduh sertifikat');
  await said('Dokumen belum siap diunduh');
  expect(saved).toEqual([]);
});

it('a timeline whose certificate has an unknown status says so, and the certificate can still be asked for', async () => {
  await openPortal('gita', '/certificate/psre', (path, data: { stages: { name: string }[] }) =>
    path === '/api/timeline/TRX-2026-000088'
      ? {
          ...data,
          stages: data.stages.map((each) => (each.name === 'certificate' ? { ...each, status: 'terbit' } : each)),
        }
      : data,
  );
  await said('Belum dapat dipastikan (terbit)');
  const saved = saves();
  const [button] = await allSaying('button', /^Unduh sertifikat/);
  fireEvent.click(button as HTMLElement);
  await waitFor(() => expect(saved).toHaveLength(1));
});
