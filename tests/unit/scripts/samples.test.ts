import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  doubledKeys,
  judgedConfig,
  samplesIn,
  warnOfMissing,
  warnOfNoSite,
  warnOfPlainHttp,
  warnOfSamples,
  warnOfWrong,
  writeVersion,
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

const samplesOf = async (config: unknown): Promise<string[]> => samplesIn(await judgedConfig(config, 'config.json'));

it('the shipped configuration causes a one-line warning that names contact, policies and payment keys', async () => {
  warnOfSamples(await samplesOf(JSON.parse(read('public/config.json'))), 'public/config.json');
  expect(warned).toEqual([
    '! public/config.json masih berisi contoh: kontak (contact); ketentuan dan kebijakan (pages); kunci pembayaran (payment). Isi sebelum portal dibuka (docs/how-to-point-at-a-real-api.md).',
  ]);
});

it.each([
  ['nothing where all is the body’s own', own, []],
  ['nothing where Kontak is a text of the body', { ...own, contact: {}, pages: { ...own.pages, contact: '/d' } }, []],
  ['the contact', { ...own, contact: {} }, ['contact']],
  ['the policies when one of them is missing', { ...own, pages: { ...own.pages, cookies: undefined } }, ['pages']],
  ['nothing where nobody pays online', { ...own, payment: undefined }, []],
])('a configuration has %s as a sample', async (_, config, samples) => {
  expect(await samplesOf(config)).toEqual(samples);
});

it('/version.json tells an operator which parts of the configuration are still samples', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'version-'));
  writeVersion(dir, { version: '1.0.0', build: 'abc', samples: await samplesOf({ ...own, contact: {} }) });
  expect(JSON.parse(read(path.join(dir, 'version.json')))).toEqual({
    version: '1.0.0',
    build: 'abc',
    samples: ['contact'],
  });
  fs.rmSync(dir, { recursive: true });
});

it('an unusable configuration is reported in one line with all its errors', async () => {
  await expect(judgedConfig({ api: { authentication: 'sesi' }, kontak: {} }, 'config.json')).rejects.toThrow(
    'config.json tidak sesuai: api.authentication: harus salah satu dari session, token; kontak: kunci tidak dikenal',
  );
  expect(await judgedConfig({}, 'config.json')).toMatchObject({ api: { authentication: 'session' } });
});

it('the invalid parts of a configuration cause a one-line warning, and the rest is used', async () => {
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

it('a logo and texts that the build lacks cause a warning with their addresses, but not those on other servers', () => {
  const pages = { terms: '/tidak-ada.txt', privacy: 'https://lsp.example/privasi.txt' };
  warnOfMissing({ brand: { logo: '/favicon.svg' }, pages }, 'config.json', 'public');
  warnOfMissing({ brand: { logo: '/icon-192.png' }, pages: {} }, 'config.json', 'public');
  expect(warned).toEqual(['! config.json menyebut file yang tidak ada di build: /tidak-ada.txt.']);
});

it('a key that a configuration has twice in one object causes a warning with its path, whatever its texts contain', () => {
  const text =
    '{"brand":{"name":"A","name":"B"},"pages":{"name":"\\"x\\":{"},"links":[{"name":"a"},{"name":"b"}],"brand":{}}';
  expect(doubledKeys(text)).toEqual(['brand.name', 'brand']);
  expect(doubledKeys(read('public/config.json'))).toEqual([]);
});

it('plain http below https causes a warning that names the keys', async () => {
  const api = { baseUrl: 'http://api.lsp.example' };
  const used = await judgedConfig({ api, socket: { url: 'https://s.lsp.example' } }, 'config.json');
  warnOfPlainHttp(used, 'https://portal.lsp.example', 'config.json');
  warnOfPlainHttp(used, 'http://192.168.1.2', 'config.json');
  expect(warned).toEqual([
    '! config.json: api.baseUrl memakai http, yang ditolak browser di bawah https://portal.lsp.example. Pakai https.',
  ]);
});

it('a build without an address causes a warning about its incomplete pages; one with an address does not', () => {
  warnOfNoSite('https://portal.lsp.example');
  expect(warned).toEqual([]);
  warnOfNoSite(undefined);
  expect(warned).toEqual([expect.stringMatching(/^! Tanpa --site .*kanonis.*sitemap\.xml/)]);
});
