import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { checkCertificate } from '../../../src/application/certificate/check-certificate.ts';
import { certificateTokens } from '../../../src/application/certificate/tokens.ts';
import { serverNow } from '../../../src/application/time/server-now.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { parseConfig } from '../../../src/configuration/config.ts';
import type { Certificate } from '../../../src/domain/certificate/certificate.ts';
import CertificateCheckPage from '../../../src/ui/certificate/certificate-check-page.tsx';
import { checkAddress } from '../../../src/ui/core/paths.ts';
import { FakeDevice, serverClockOn } from '../../fakes/time-fakes.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

const now = Date.parse('2026-03-10T02:00:00Z');
const number = '62010 2513 1 0000088 2026';
const found: Certificate = {
  number,
  registerNumber: '',
  holder: 'Gita Contoh',
  scheme: { title: 'Junior Web Programmer', number: 'SKM-01' },
  units: [{ code: 'J.1', title: 'Unit satu' }],
  issuedAt: '2026-02-20T02:00:00Z',
  validUntil: '2029-02-20T16:59:59Z',
  status: 'valid',
  revokedAt: null,
  revokedReason: '',
};

const open = (answer: Certificate | null | ApiFailure, query = '', config = {}) => {
  const held = new Map<string, (found: Certificate | null) => void>();
  const server = {
    answer,
    asked: [] as string[],
    holds: false,
    hold: () => {
      server.holds = true;
    },
    reply: (asked: string, certificate: Certificate | null) => act(async () => held.get(asked)?.(certificate)),
  };
  const check = async (asked: string): Promise<Certificate | null> => {
    server.asked.push(asked);
    if (server.holds) return new Promise((resolve) => held.set(asked, resolve));
    if (server.answer instanceof ApiFailure) throw server.answer;
    return server.answer;
  };
  const serverClock = serverClockOn(new FakeDevice(), async () => now);
  const services = new FakeServices()
    .with(timeTokens.serverClock, serverClock)
    .with(
      certificateTokens.checkCertificate,
      checkCertificate({ certificates: { check }, serverNow: serverNow({ serverClock }) }),
    );
  return {
    server,
    ...openPages(
      { '/certificate-check': CertificateCheckPage },
      `/certificate-check${query}`,
      services,
      parseConfig({ features: { certificateCheck: true }, ...config }),
    ),
  };
};

const press = async (text: string) => {
  fireEvent.change(screen.getByLabelText('Nomor sertifikat atau alamat QR'), { target: { value: text } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Periksa sertifikat' })));
};

test('a number in the address is checked at once, and the result shows what the paper must say', async () => {
  const { server } = open(found, `?${new URLSearchParams({ no: number })}`);
  const result = await screen.findByRole('article', { name: 'Sertifikat berlaku' });
  for (const text of ['Gita Contoh', number, 'Junior Web Programmer', 'Unit satu', 'Jumat, 20 Februari 2026'])
    expect(result.textContent).toContain(text);
  expect(server.asked).toEqual([number]);
});

test('the form and the result name the issuer as the body’s legal name, else as the portal’s', async () => {
  open(found, `?${new URLSearchParams({ no: number })}`, { body: { legalName: 'LSP Uji Kompetensi' } });
  const result = await screen.findByRole('article', { name: 'Sertifikat berlaku' });
  expect(result.textContent).toContain('PenerbitLSP Uji Kompetensi');
  expect(screen.getByText(/^Pastikan sebuah sertifikat/).textContent).toContain('dari LSP Uji Kompetensi');
  cleanup();
  open(found, `?${new URLSearchParams({ no: number })}`, { brand: { name: 'Portal Uji' }, body: { since: 2011 } });
  expect((await screen.findByRole('article')).textContent).toContain('PenerbitPortal Uji');
});

test('only the number of a pasted QR address is used, and the result takes the focus', async () => {
  const { server, place } = open(found);
  await press('https://situs-lain.example/certificate-check?no=62010+2513+1+0000088+2026');
  const heading = await screen.findByRole('heading', { name: 'Sertifikat berlaku' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(server.asked).toEqual([number]);
  expect(place.history.at(-1)).toBe('/certificate-check?no=62010+2513+1+0000088+2026');
});

test.each([
  ['', 'Isi nomor sertifikat'],
  ['https://situs-lain.example/lain?no=1234', 'bukan alamat pemeriksaan sertifikat'],
  ['abc_def', 'bukan nomor sertifikat'],
  ['123', 'terlalu pendek'],
  ['1'.repeat(61), 'terlalu panjang'],
])('the input %j asks nothing and says why', async (text, reason) => {
  const { server } = open(found);
  await press(text);
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
  expect(server.asked).toEqual([]);
});

test.each([
  [{ ...found, status: 'expired' }, /kedaluwarsa/],
  [{ ...found, validUntil: '2026-03-09T16:59:59Z' }, /kedaluwarsa/],
  [{ ...found, status: 'revoked', revokedAt: '2026-03-01T02:00:00Z', revokedReason: 'Bukti palsu.' }, /dicabut/],
  [{ ...found, status: 'unknown' }, /belum dapat dipastikan/],
] as const)('a certificate that is not valid is not called valid (%#)', async (certificate, title) => {
  open(certificate, `?${new URLSearchParams({ no: number })}`);
  expect((await screen.findByRole('article')).getAttribute('aria-labelledby')).toBe('hasil-cek');
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.queryByText('Sertifikat berlaku')).toBeNull();
});

test('a certificate without an end is valid if the body says so, and shows no unknown date', async () => {
  const dates = { issuedAt: null, validUntil: null };
  open({ ...found, ...dates, scheme: { title: '', number: '' } }, `?${new URLSearchParams({ no: number })}`);
  const { textContent } = await screen.findByRole('article', { name: 'Sertifikat berlaku' });
  expect(textContent).toContain('Berlaku sampai–');
  expect(textContent).not.toMatch(/Invalid|null/);
});

test('where the API checks no certificates, the page of the QR code says who does, and asks nothing', async () => {
  const features = { certificateCheck: false };
  const { server } = open(found, `?${new URLSearchParams({ no: number })}`, { features });
  expect(screen.getByRole('heading', { name: 'Sertifikat tidak diperiksa di portal ini' })).toBeDefined();
  expect(screen.getByText(new RegExp(number))).toBeDefined();
  expect(screen.getByRole('link', { name: 'Hubungi lembaga sertifikasi' }).getAttribute('href')).toBe('/kontak');
  expect(server.asked).toEqual([]);
  expect(document.body.textContent).not.toContain('langsung memeriksa');
  cleanup();

  const links = { certificateHolders: 'https://pemegang.contoh.example/' };
  open(found, '?no=Transfer+ke+sini', { features, links });
  expect(screen.getByRole('link', { name: /Cari pemegang sertifikat/ }).getAttribute('href')).toBe(
    links.certificateHolders,
  );
  expect(document.body.textContent).not.toContain('Transfer');
});

test('the page says that a number is unknown or cannot be checked now, and removes the previous verdict (fault matrix 73)', async () => {
  const { server } = open(null, `?${new URLSearchParams({ no: number })}`);
  expect(await screen.findByRole('heading', { name: 'Sertifikat tidak ditemukan' })).toBeTruthy();
  server.answer = new ApiFailure({ kind: 'network' });
  await press('62010 2513 1 0000099 2026');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Sertifikat belum bisa diperiksa.*Kesalahan jaringan/);
  server.answer = found;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' })));
  expect(await screen.findByRole('heading', { name: 'Sertifikat berlaku' })).toBeTruthy();
  server.answer = new ApiFailure({ kind: 'network' });
  await press('62010 2513 1 0000099 2026');
  expect((await screen.findByRole('alert')).textContent).toContain('Sertifikat belum bisa diperiksa');
  expect(document.body.textContent).not.toContain('Sertifikat berlaku');
});

const valid = `?${new URLSearchParams({ no: number })}`;

test('while a new number is checked the previous verdict is gone, and its late response is not shown (fault matrix 73)', async () => {
  const { server } = open(found, valid);
  await screen.findByRole('article', { name: 'Sertifikat berlaku' });
  server.hold();
  await press('62010 2513 1 0000099 2026');
  expect(document.body.textContent).not.toMatch(/Sertifikat berlaku|Gita Contoh/);
  await act(async () => navigate(checkAddress('62010 2513 1 0000100 2026')));
  await server.reply('62010 2513 1 0000099 2026', { ...found, holder: 'Orang Lain' });
  expect(document.body.textContent).not.toMatch(/Sertifikat berlaku|Orang Lain/);
  await server.reply('62010 2513 1 0000100 2026', null);
  expect(await screen.findByText(/Tidak ada sertifikat bernomor 62010 2513 1 0000100 2026/)).toBeTruthy();
});

const form = () => screen.getByLabelText('Nomor sertifikat atau alamat QR').closest('details') as HTMLDetailsElement;

test('the form folds behind a certificate, stays open where none is found, and keeps its place in between', async () => {
  const { server } = open(found, valid);
  await screen.findByRole('article', { name: 'Sertifikat berlaku' });
  expect(form().open).toBe(false);
  expect(screen.getByText('Periksa nomor lain').closest('summary')?.hidden).toBe(false);
  server.answer = null;
  await press('62010 2513 1 0000099 2026');
  await screen.findByRole('heading', { name: 'Sertifikat tidak ditemukan' });
  expect(form().open).toBe(true);
  server.answer = found;
  await press(number);
  await screen.findByRole('article', { name: 'Sertifikat berlaku' });
  expect(form().open).toBe(false);
});

test('while a certificate is awaited the form is away, and the focus is where the verdict comes', async () => {
  const { server } = open(found);
  server.hold();
  await press(number);
  expect(form().hidden).toBe(true);
  expect(document.activeElement?.textContent).toMatch(/^Memuat/);
  await server.reply(number, found);
  const heading = await screen.findByRole('heading', { name: 'Sertifikat berlaku' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test.each([
  ['valid', null],
  ['expired', 'BERAKHIR'],
  ['revoked', 'DICABUT'],
  ['unknown', 'BELUM PASTI'],
] as const)('the picture of a certificate that is %s is stamped %j', async (status, stamp) => {
  open({ ...found, status }, valid, { body: { licence: 'BNSP-LSP-1' } });
  const picture = await screen.findByRole('img', {
    name: /^Pratinjau sertifikat Junior Web Programmer atas nama Gita/,
  });
  for (const [other] of picture.textContent?.matchAll(/BERAKHIR|DICABUT|BELUM PASTI/g) ?? []) expect(other).toBe(stamp);
  if (stamp) expect(picture.textContent).toContain(stamp);
  expect(screen.getByRole('article').textContent).toContain('Nomor lisensi BNSPBNSP-LSP-1');
});
