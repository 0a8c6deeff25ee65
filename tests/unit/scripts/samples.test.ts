import fs from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  judgedConfig,
  warnOfMissing,
  warnOfNoSite,
  warnOfSamples,
  warnOfWrong,
  // @ts-expect-error: a script without types
} from '../../../scripts/pages/samples.mjs';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const own = {
  contact: { email: 'info@lsp.example' },
  pages: { terms: '/a.txt', privacy: '/b.txt', cookies: '/c.txt' },
  payment: { scriptUrl: 'https://app.midtrans.com/snap/snap.js', clientKey: 'Mid-client-milik-lembaga' },
};

const warned: unknown[] = [];
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(...words));
});
afterEach(() => {
  warned.length = 0;
  vi.restoreAllMocks();
});

it('the shipped configuration causes a one-line warning that names contact, policies and payment keys', async () => {
  await warnOfSamples(JSON.parse(read('public/config.json')), 'public/config.json');
  expect(warned).toEqual([
    '! public/config.json masih berisi contoh: kontak (contact); ketentuan dan kebijakan (pages); kunci pembayaran (payment). Isi sebelum portal dibuka (docs/how-to-point-at-a-real-api.md).',
  ]);
});

it('a configuration with one sample part causes a warning about that part', async () => {
  await warnOfSamples({ ...own, payment: undefined }, 'config.json');
  expect(warned).toEqual([
    expect.stringMatching(/^! config\.json masih berisi contoh: kunci pembayaran \(payment\)\. /),
  ]);
});

it('the body’s own configuration causes no warning', async () => {
  await warnOfSamples(own, 'config.json');
  expect(warned).toEqual([]);
});

it('an unusable configuration is reported in one line with all its mistakes', async () => {
  await expect(judgedConfig({ api: { authentication: 'sesi' }, kontak: {} }, 'config.json')).rejects.toThrow(
    'config.json tidak sesuai: api.authentication: harus salah satu dari session, token; kontak: kunci tidak dikenal',
  );
  expect(await judgedConfig({}, 'config.json')).toMatchObject({ api: { authentication: 'session' } });
});

it('the wrong parts of a configuration cause a one-line warning, and the rest is used', async () => {
  const telemetry = '/laporan';
  const used = await warnOfWrong(
    { telemetry, links: { social: [{ name: 'X', url: 'x' }] }, kontak: {} },
    'config.json',
  );
  expect(warned).toEqual([
    '! config.json, bagian yang salah dan tidak dipakai: links.social.0.url: harus berupa alamat http(s); kontak: kunci tidak dikenal.',
  ]);
  expect(used).toMatchObject({ telemetry, links: { social: [] } });
});

it('a configuration without a mistake causes no output', async () => {
  await warnOfWrong(own, 'config.json');
  expect(warned).toEqual([]);
});

it('a logo and texts that are missing in the build cause a warning with their addresses, and those on other servers do not', () => {
  const pages = { terms: '/tidak-ada.txt', privacy: 'https://lsp.example/privasi.txt' };
  warnOfMissing({ brand: { logo: '/favicon.svg' }, pages }, 'config.json', 'public');
  warnOfMissing({ brand: { logo: '/icon-192.png' }, pages: {} }, 'config.json', 'public');
  expect(warned).toEqual(['! config.json menyebut file yang tidak ada di public: /tidak-ada.txt.']);
});

it('a build without an address causes a warning about its incomplete pages; one with an address does not', () => {
  warnOfNoSite('https://portal.lsp.example');
  expect(warned).toEqual([]);
  warnOfNoSite(undefined);
  expect(warned).toEqual([expect.stringMatching(/^! Tanpa --site .*kanonis.*sitemap\.xml/)]);
});
