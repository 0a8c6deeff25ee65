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

it('the shipped configuration is warned of in one line that names contact, policies and payment keys', async () => {
  await warnOfSamples(JSON.parse(read('public/config.json')), 'public/config.json');
  expect(warned).toEqual([
    '! public/config.json masih berisi contoh: kontak (contact); ketentuan dan kebijakan (pages); kunci pembayaran (payment). Isi sebelum portal dibuka (docs/how-to-point-at-a-real-api.md).',
  ]);
});

it('a configuration of which one part is still a sample is warned of by that part', async () => {
  await warnOfSamples({ ...own, payment: undefined }, 'config.json');
  expect(warned).toEqual([
    expect.stringMatching(/^! config\.json masih berisi contoh: kunci pembayaran \(payment\)\. /),
  ]);
});

it('a configuration of the body’s own is not warned of', async () => {
  await warnOfSamples(own, 'config.json');
  expect(warned).toEqual([]);
});

it('a configuration that cannot be used is told in one line with all that is wrong with it', async () => {
  await expect(judgedConfig({ api: { authentication: 'sesi' }, kontak: {} }, 'config.json')).rejects.toThrow(
    'config.json tidak sesuai: api.authentication: harus salah satu dari session, token; kontak: kunci tidak dikenal',
  );
  expect(await judgedConfig({}, 'config.json')).toMatchObject({ api: { authentication: 'session' } });
});

it('what of a configuration is wrong is warned of in one line, and the rest is used', async () => {
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

it('a configuration without a mistake is used without a word', async () => {
  await warnOfWrong(own, 'config.json');
  expect(warned).toEqual([]);
});

it('a logo and texts that are not in the build are warned of by their addresses, and those of other servers are not', () => {
  const pages = { terms: '/tidak-ada.txt', privacy: 'https://lsp.example/privasi.txt' };
  warnOfMissing({ brand: { logo: '/favicon.svg' }, pages }, 'config.json', 'public');
  warnOfMissing({ brand: { logo: '/icon-192.png' }, pages: {} }, 'config.json', 'public');
  expect(warned).toEqual(['! config.json menyebut file yang tidak ada di public: /tidak-ada.txt.']);
});

it('a build that was not told its address is warned of, with what its pages lack; one that was told is not', () => {
  warnOfNoSite('https://portal.lsp.example');
  expect(warned).toEqual([]);
  warnOfNoSite(undefined);
  expect(warned).toEqual([expect.stringMatching(/^! Tanpa --site .*kanonis.*sitemap\.xml/)]);
});
