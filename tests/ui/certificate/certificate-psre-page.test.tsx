import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { documentTokens } from '../../../src/application/certificate/document-tokens.ts';
import type { CertificateOutcome } from '../../../src/application/certificate/download-certificate.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { parseConfig } from '../../../src/configuration/config.ts';
import type { StageStatus, Timeline } from '../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { CertificateFacts } from '../../../src/domain/certificate/certificate.ts';
import CertificatePsrePage from '../../../src/ui/certificate/certificate-psre-page.tsx';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

const since = '2026-03-01T02:00:00Z';
const withNumber: CertificateFacts = { number: 'CONTOH 1234', issuedAt: null, validUntil: null };

const timelineOf = (trxId: string, status: StageStatus, certificate?: CertificateFacts): Timeline => ({
  trxId,
  scheme: { slug: 's', title: `Skema ${trxId}` },
  schedule: { startsAt: since, endsAt: null, siteName: 'TUK', city: '' },
  ...(certificate && { certificate }),
  stages: [{ name: 'certificate', status, since, waitingFor: 'system', note: null, due: null }],
});

const open = (
  stages: Record<string, StageStatus | ApiFailure>,
  { facts = withNumber, query = '', config = {}, now = null as number | null } = {},
) => {
  const server = { reads: [] as string[], outcome: { kind: 'saved' } as CertificateOutcome, asked: [] as unknown[] };
  const items = Object.keys(stages).map((id) => aTransaction({ id, status: 'paid' }));
  const transactions = { list: async () => ({ items, current: 1, last: 1, total: items.length }) };
  const timelines = {
    find: async (trxId: string) => {
      server.reads.push(trxId);
      const status = stages[trxId];
      if (status instanceof ApiFailure) throw status;
      return status ? timelineOf(trxId, status, facts) : null;
    },
  };
  const serverClock = new SetServerClock();
  serverClock.set(() => now);
  const services = new FakeServices()
    .with(purchaseTokens.transactions, transactions as never)
    .withTimelines(timelines)
    .with(timeTokens.serverClock, serverClock)
    .with(purchaseTokens.purchaseQueries, { goingOnFrom: async () => null } as never)
    .with(documentTokens.downloadCertificate, async (...asked) => {
      server.asked.push(asked);
      return server.outcome;
    });
  const address = `/certificate/psre${query}`;
  return { server, ...openPages({ '/certificate/psre': CertificatePsrePage }, address, services, parseConfig(config)) };
};

const card = async (title: string) => {
  const item = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!item) throw new Error(`${title} is on no card`);
  return within(item);
};

test('each assessment shows the state of its certificate without asking the server for one', async () => {
  const { server } = open({ A: 'locked', B: 'open', C: 'done' }, { config: { features: { certificateCheck: true } } });
  expect(await (await card('Skema A')).findByText('Belum tersedia')).toBeTruthy();
  const signing = await card('Skema B');
  expect(await signing.findByText('Sedang ditandatangani')).toBeTruthy();
  expect(signing.getByText(/Sejak Minggu, 1 Maret 2026, biasanya selesai dalam beberapa hari kerja\./)).toBeTruthy();
  const ready = await card('Skema C');
  expect(await ready.findByText('Siap diunduh')).toBeTruthy();
  expect(ready.getByRole('link', { name: 'Periksa keaslian' }).getAttribute('href')).toBe(
    '/certificate-check?no=CONTOH+1234',
  );
  expect(server.asked).toEqual([]);
});

test('a download reports its outcome', async () => {
  const { server, alerts } = open({ C: 'done' });
  const button = await (await card('Skema C')).findByRole('button', { name: 'Unduh sertifikat' });
  await act(async () => fireEvent.click(button));
  expect(server.asked).toEqual([['C', 'CONTOH 1234']]);
  expect(alerts.success).toBe('File PDF sudah diunduh.');
  server.outcome = { kind: 'notReady', reasons: ['Sertifikat sedang ditandatangani'] };
  await act(async () => fireEvent.click(button));
  expect(alerts.open).toEqual({ kind: 'notice', text: 'Sertifikat sedang ditandatangani' });
  await waitFor(() => expect(server.reads).toEqual(['C', 'C']));
  server.outcome = { kind: 'notAPdf' };
  await act(async () => fireEvent.click(button));
  expect(alerts.open).toMatchObject({ text: expect.stringContaining('bukan PDF') });
});

test('a certificate at an address of a configured host is a link, and at another address it is not', async () => {
  const { server } = open({ C: 'done' }, { config: { storage: ['https://file.example'] } });
  const button = await (await card('Skema C')).findByRole('button', { name: 'Unduh sertifikat' });
  server.outcome = { kind: 'elsewhere', address: 'https://file.example/c.pdf' };
  await act(async () => fireEvent.click(button));
  const link = await screen.findByRole('link', { name: /^Buka sertifikat/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://file.example/c.pdf',
    'noopener noreferrer',
  ]);
  server.outcome = { kind: 'elsewhere', address: 'https://lain.example/c.pdf' };
  await act(async () => fireEvent.click(button));
  expect(screen.queryByRole('link', { name: /^Buka sertifikat/ })).toBeNull();
  expect(screen.getByText('Server menunjuk alamat yang tidak dikenal portal')).toBeTruthy();
});

test('the assessment in the address comes first and is marked; an unknown one is reported', async () => {
  open({ A: 'done', B: 'open' }, { query: `?trx=${encodeTrxId('B')}` });
  await (await card('Skema B')).findByText('Sedang ditandatangani');
  const cards = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
  expect(cards.map((item) => item.getAttribute('aria-current'))).toEqual(['true', null]);
  expect(cards[0]?.textContent).toContain('Skema B');
  cleanup();
  open({ A: 'done' }, { query: `?trx=${encodeTrxId('X')}` });
  expect(await screen.findByText('Data tidak ditemukan')).toBeTruthy();
  cleanup();
  open({ A: 'done' }, { query: '?trx=%25' });
  expect(await screen.findByText('Data tidak ditemukan')).toBeTruthy();
});

test('an assessment with an unreadable timeline hides no other, offers its certificate, and can be checked again', async () => {
  const stages: Record<string, StageStatus | ApiFailure> = { A: new ApiFailure({ kind: 'network' }), B: 'done' };
  const { server } = open(stages);
  expect(await (await card('Skema B')).findByText('Siap diunduh')).toBeTruthy();
  const broken = await card('Junior Web Programmer');
  expect(broken.getByText('Belum dapat dipastikan')).toBeTruthy();
  await act(async () => fireEvent.click(broken.getByRole('button', { name: 'Unduh sertifikat' })));
  expect(server.asked).toEqual([['A', null]]);
  stages.A = 'open';
  await act(async () => fireEvent.click(broken.getByRole('button', { name: 'Periksa lagi' })));
  expect(await (await card('Skema A')).findByText('Sedang ditandatangani')).toBeTruthy();
});

test('a page without assessments offers a next step', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'Lihat skema sertifikasi' })).toBeTruthy();
});

test('nothing leads to the certificate check of an API without one, nor speaks of its QR code', async () => {
  const checks = () => screen.queryAllByRole('link', { name: /Periksa keaslian|Cek Sertifikat/ });
  const qr = 'kode QR di halaman depan dan di halaman daftar unit';
  for (const certificateCheck of [true, false]) {
    open({ 'TRX-1': 'done' }, { config: { features: { certificateCheck } } });
    await screen.findByRole('button', { name: 'Unduh sertifikat' });
    expect(checks()).toHaveLength(certificateCheck ? 2 : 0);
    expect(document.body.textContent?.includes(qr)).toBe(certificateCheck);
    cleanup();
  }

  const links = { certificateHolders: 'https://pemegang.contoh.example/' };
  open({ 'TRX-1': 'done' }, { config: { links } });
  await screen.findByRole('button', { name: 'Unduh sertifikat' });
  const elsewhere = screen.getByRole('link', { name: /Pemegang Sertifikat/ });
  expect(elsewhere.getAttribute('href')).toBe(links.certificateHolders);
});

test.each([
  ['2026-09-10', '2026-03-10T00:00:00+07:00', 'Perpanjang sertifikat', 'Masa berlaku segera habis'],
  ['2026-03-09', '2026-03-10T00:00:00+07:00', 'Sertifikasi ulang', 'Sudah berakhir – sertifikasi ulang'],
])('a certificate until %s leads at %s to its scheme, and passes its number on', async (day, now, label, title) => {
  const facts = { number: 'CONTOH 12/34', issuedAt: null, validUntil: `${day}T23:59:59+07:00` };
  open({ C: 'done' }, { facts, now: Date.parse(now) });
  const link = await (await card('Skema C')).findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe('/schema/s?perpanjang=CONTOH%2012%2F34');
  expect((await card('Skema C')).getByText(title)).toBeTruthy();
  const ended = label === 'Sertifikasi ulang';
  const preview = (await card('Skema C')).getByRole('img', { name: /^Pratinjau/ });
  expect(preview.getAttribute('aria-label')?.endsWith(', sudah berakhir')).toBe(ended);
  expect(preview.textContent?.includes('BERAKHIR')).toBe(ended);
});

test('an issued certificate has a preview that is no document, the link of its check, and LinkedIn’s form', async () => {
  const facts = { number: 'CONTOH 1234', issuedAt: '2026-02-28T18:00:00Z', validUntil: '2029-03-01T16:59:59Z' };
  const config = {
    brand: { name: 'Portal LSP' },
    body: { legalName: 'LSP Contoh' },
    features: { certificateCheck: true },
  };
  open({ C: 'done', B: 'open' }, { facts, config });
  const ready = await card('Skema C');
  const preview = await ready.findByRole('img', { name: 'Pratinjau sertifikat Skema C' });
  expect(preview.textContent).toContain('No. CONTOH 1234');
  expect(preview.textContent).toContain('PRATINJAU');
  expect(preview.textContent).toMatch(/LSP Contoh$/);
  expect(ready.getByText(/bukan sertifikatnya/)).toBeTruthy();
  expect(ready.getByRole('button', { name: 'Salin tautan verifikasi' })).toBeTruthy();
  const link = ready.getByRole('link', { name: /^Tambahkan ke LinkedIn/ });
  expect(link.getAttribute('rel')).toContain('noopener');
  const address = new URL(link.getAttribute('href') ?? '');
  expect(`${address.origin}${address.pathname}`).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Skema C',
    organizationName: 'LSP Contoh',
    issueYear: '2026',
    issueMonth: '3',
    expirationYear: '2029',
    expirationMonth: '3',
    certUrl: `${location.origin}/certificate-check?no=CONTOH+1234`,
    certId: 'CONTOH 1234',
  });
  expect((await card('Skema B')).queryByRole('img')).toBeNull();
});
