// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { certificateQueries } from '../../../src/application/certificate/certificate-queries.ts';
import { documentTokens } from '../../../src/application/certificate/document-tokens.ts';
import type { DownloadOutcome } from '../../../src/application/certificate/download-document.ts';
import { certificateTokens } from '../../../src/application/certificate/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { parseConfig } from '../../../src/config.ts';
import type { StageStatus, Timeline } from '../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { CertificateStanding } from '../../../src/domain/certificate/certificate.ts';
import CertificatePsrePage from '../../../src/ui/certificate/certificate-psre-page.tsx';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

const since = '2026-03-01T02:00:00Z';
const standing = (status: CertificateStanding['status']): CertificateStanding => ({
  status,
  fileId: status === 'ready' ? 'CERT-1' : null,
  number: status === 'ready' ? 'CONTOH 1234' : null,
  issuedAt: null,
  validUntil: null,
  since,
});

const timelineOf = (trxId: string, status: StageStatus): Timeline => ({
  trxId,
  scheme: { slug: 's', title: `Skema ${trxId}` },
  schedule: { startsAt: since, endsAt: null, siteName: 'TUK', city: '' },
  stages: [{ name: 'certificate', status, since, waitingFor: null, note: null, due: null }],
});

/** Assessments by their certificate's stage; the server's word on each certificate; what a download gives. */
const open = (
  stages: Readonly<Record<string, StageStatus>>,
  standings: Readonly<Record<string, CertificateStanding | ApiFailure>>,
  query = '',
  config = {},
  now: number | null = null,
) => {
  const server = { asked: [] as string[], outcome: { kind: 'saved' } as DownloadOutcome, downloads: 0 };
  const items = Object.keys(stages).map((id) => aTransaction({ id, status: 'paid' }));
  const queries = {
    assessments: async () => ({ items, current: 1, last: 1, total: items.length }),
    timeline: async (trxId: string) => {
      const status = stages[trxId];
      return status ? timelineOf(trxId, status) : null;
    },
  };
  const certificates = {
    check: async () => null,
    standing: async (trxId: string) => {
      server.asked.push(trxId);
      const said = standings[trxId] ?? null;
      if (said instanceof ApiFailure) throw said;
      return said;
    },
  };
  const services = new FakeServices()
    .with(assessmentTokens.assessmentQueries, queries as never)
    .with(certificateTokens.certificateQueries, certificateQueries({ certificates }))
    .with(timeTokens.serverClock, { read: async () => undefined, now: () => now } as never)
    .with(documentTokens.downloadCertificate, async () => {
      server.downloads += 1;
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

afterEach(cleanup);

test('each assessment says how far its certificate is, and the server is asked only where there can be one', async () => {
  const features = { certificateCheck: true };
  const standings = { B: standing('signing'), C: standing('ready') };
  const { server } = open({ A: 'locked', B: 'open', C: 'done' }, standings, '', { features });
  expect(await (await card('Skema A')).findByText('Belum tersedia')).toBeTruthy();
  const signing = await card('Skema B');
  expect(await signing.findByText('Sedang ditandatangani')).toBeTruthy();
  expect(signing.getByText(/Sejak Minggu, 1 Maret 2026/)).toBeTruthy();
  const ready = await card('Skema C');
  expect(await ready.findByText('Siap diunduh')).toBeTruthy();
  expect(ready.getByRole('link', { name: 'Periksa keaslian' }).getAttribute('href')).toBe(
    '/certificate-check?no=CONTOH+1234',
  );
  expect(server.asked.sort()).toEqual(['B', 'C']);
});

test('a download says what became of it', async () => {
  const { server, alerts } = open({ C: 'done' }, { C: standing('ready') });
  const button = await (await card('Skema C')).findByRole('button', { name: 'Unduh sertifikat' });
  await act(async () => fireEvent.click(button));
  expect(alerts.success).toBe('File PDF sudah diunduh.');
  server.outcome = { kind: 'notReady', reasons: ['Sertifikat sedang ditandatangani'] };
  await act(async () => fireEvent.click(button));
  expect(alerts.open).toEqual({ kind: 'notice', text: 'Sertifikat sedang ditandatangani' });
  await waitFor(() => expect(server.asked).toEqual(['C', 'C'])); // what is on screen may be old
  server.outcome = { kind: 'notAPdf' };
  await act(async () => fireEvent.click(button));
  expect(alerts.open).toMatchObject({ text: expect.stringContaining('bukan PDF') });
});

test('the one that the address names comes first and is marked; an address that names none says so', async () => {
  open({ A: 'done', B: 'open' }, { A: standing('ready'), B: standing('signing') }, `?trx=${encodeTrxId('B')}`);
  await (await card('Skema B')).findByText('Sedang ditandatangani');
  const cards = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
  expect(cards.map((item) => item.getAttribute('aria-current'))).toEqual(['true', null]);
  expect(cards[0]?.textContent).toContain('Skema B');
  cleanup();
  open({ A: 'done' }, { A: standing('ready') }, `?trx=${encodeTrxId('X')}`);
  expect(await screen.findByText('Data tidak ditemukan')).toBeTruthy();
  cleanup();
  open({ A: 'done' }, { A: standing('ready') }, '?trx=%25');
  expect(await screen.findByText('Data tidak ditemukan')).toBeTruthy();
});

test('a card that cannot be read leaves the others, and is tried again', async () => {
  const standings: Record<string, CertificateStanding | ApiFailure> = {
    A: new ApiFailure({ kind: 'network' }),
    B: standing('ready'),
  };
  open({ A: 'open', B: 'done' }, standings);
  expect(await (await card('Skema B')).findByText('Siap diunduh')).toBeTruthy();
  const broken = await card('Skema A');
  const again = await broken.findByRole('button', { name: 'Coba lagi' });
  standings.A = standing('signing');
  await act(async () => fireEvent.click(again));
  expect(await (await card('Skema A')).findByText('Sedang ditandatangani')).toBeTruthy();
});

test('without an assessment there is a next step', async () => {
  open({}, {});
  expect(await screen.findByRole('link', { name: 'Lihat skema sertifikasi' })).toBeTruthy();
});

test('nothing leads to the certificate check of an API that has none', async () => {
  const checks = () => screen.queryAllByRole('link', { name: /Periksa keaslian|Cek Sertifikat/ });
  const show = async (certificateCheck: boolean) => {
    open({ 'TRX-1': 'done' }, { 'TRX-1': standing('ready') }, '', { features: { certificateCheck } });
    await screen.findByRole('button', { name: 'Unduh sertifikat' });
    return checks().length;
  };
  expect(await show(true)).toBe(2);
  cleanup();
  expect(await show(false)).toBe(0);
  cleanup();

  const links = { certificateHolders: 'https://pemegang.contoh.example/' };
  open({ 'TRX-1': 'done' }, { 'TRX-1': standing('ready') }, '', { links });
  await screen.findByRole('button', { name: 'Unduh sertifikat' });
  const elsewhere = screen.getByRole('link', { name: /Pemegang Sertifikat/ });
  expect(elsewhere.getAttribute('href')).toBe(links.certificateHolders);
});

test.each([
  ['2026-09-10', '2026-03-10T00:00:00+07:00', 'Perpanjang sertifikat', 'Masa berlaku segera habis'],
  ['2026-03-09', '2026-03-10T00:00:00+07:00', 'Sertifikasi ulang', 'Sudah berakhir – sertifikasi ulang'],
])('a certificate until %s leads at %s to its scheme, which is told its number', async (day, now, label, title) => {
  const ready = { ...standing('ready'), number: 'CONTOH 12/34', validUntil: `${day}T23:59:59+07:00` };
  open({ C: 'done' }, { C: ready }, '', {}, Date.parse(now));
  const link = await (await card('Skema C')).findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe('/schema/s?perpanjang=CONTOH%2012%2F34');
  expect((await card('Skema C')).getByText(title)).toBeTruthy();
});

test('a certificate that has more than six months, or of which no clock is known, reminds of nothing', async () => {
  const ready = { ...standing('ready'), validUntil: '2026-09-10T23:59:59+07:00' };
  for (const now of [Date.parse('2026-03-09T23:59:59+07:00'), null]) {
    open({ C: 'done' }, { C: ready }, '', {}, now);
    await (await card('Skema C')).findByText('Siap diunduh');
    expect(screen.queryByRole('link', { name: /Perpanjang|ulang/ })).toBeNull();
    cleanup();
  }
});
