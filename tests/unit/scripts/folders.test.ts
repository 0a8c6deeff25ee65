import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { forgetBuilt, isUpToDate, writeServing } from '../../../scripts/built.mjs';
// @ts-expect-error: a script without types
import { applyOwn, ownConfig } from '../../../scripts/pages/own-files.mjs';
// @ts-expect-error: a script without types
import { pageHtml } from '../../../scripts/pages/page-html.mjs';
// @ts-expect-error: a script without types
import { moveInPlace } from '../../../scripts/work-folder.mjs';
import { freshCheckout } from './checkout.ts';

const folder = (files: Readonly<Record<string, string>>) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'own-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), text);
  }
  return dir;
};
const read = (dir: string, name: string) => fs.readFileSync(path.join(dir, name), 'utf8');
const manifest = '{"name":"Portal Asesi","short_name":"Portal Asesi","theme_color":"#0a1f44","icons":[]}';
const brand = { name: 'LSP Uji', colours: { brandStrong: '#102030' } };

describe('the folder of a certification body', () => {
  it('provides the configuration; without a folder, the shipped one is used', () => {
    const own = folder({ 'config.json': '{}' });
    expect(ownConfig(own)).toBe(path.join(own, 'config.json'));
    expect(ownConfig(undefined)).toBe('public/config.json');
  });

  it('is refused if it has no configuration, or files that the build creates', () => {
    expect(() => ownConfig(folder({}))).toThrow(/tidak ada config\.json/);
    expect(() => ownConfig(folder({ 'config.json': '{}', 'assets/a.js': '' }))).toThrow(/assets.*dibuat oleh build/);
    expect(() => ownConfig(folder({ 'config.json': '{}', 'login/index.html': '' }))).toThrow(/login\/index\.html/);
  });

  it('replaces shipped files; files with a leading dot are not copied', () => {
    const out = folder({ 'favicon.svg': 'lama', 'manifest.webmanifest': manifest });
    applyOwn(
      folder({ 'config.json': '{}', 'favicon.svg': 'baru', 'teks/tentang.txt': 'Kami', '.git/a': '' }),
      out,
      brand,
    );
    expect([read(out, 'favicon.svg'), read(out, 'teks/tentang.txt')]).toEqual(['baru', 'Kami']);
    expect(fs.existsSync(path.join(out, '.git'))).toBe(false);
  });

  it('names the installed portal after the brand, unless it contains a manifest', () => {
    const out = folder({ 'manifest.webmanifest': manifest });
    applyOwn(undefined, out, brand);
    expect(JSON.parse(read(out, 'manifest.webmanifest'))).toEqual({
      name: 'LSP Uji',
      short_name: 'LSP Uji',
      theme_color: '#102030',
      icons: [],
    });
    applyOwn(folder({ 'config.json': '{}', 'manifest.webmanifest': '{"name":"Lain"}' }), out, brand);
    expect(JSON.parse(read(out, 'manifest.webmanifest'))).toEqual({ name: 'Lain' });
  });
});

it('a page has the name and the colour of the brand', () => {
  const template = '<head><meta name="theme-color" content="#0a1f44" /><title>x</title></head><div id="root"></div>';
  const page = { html: '', css: '', title: 'Beranda', description: 'Uji', address: '/', pattern: '/', brand };
  const html = pageHtml(template, '', page, 'https://portal.lsp.example');
  expect(html).toContain('<meta property="og:site_name" content="LSP Uji">');
  expect(html).toContain('<meta name="theme-color" content="#102030" />');
});

/** Makes a folder of two files with the same text and moves it to `place`. */
const maker = `import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { moveInPlace, workFolder } from './work-folder.mjs';
const made = path.join(workFolder('made'), 'it');
fs.mkdirSync(made);
for (const name of ['first', 'second']) fs.writeFileSync(path.join(made, name), String(process.pid));
moveInPlace(made, 'place');
console.log(process.pid);`;

it('commands that finish the same folder at once leave one of them whole, and no work folder', async () => {
  const { folder, run, remove } = freshCheckout({ 'scripts/maker.mjs': maker });
  const ended = await Promise.all(Array.from({ length: 12 }, () => run(['scripts/maker.mjs'])));
  expect(ended.map(({ code }) => code)).toEqual(Array(12).fill(0));
  const [first, second] = ['first', 'second'].map((name) => fs.readFileSync(path.join(folder, 'place', name), 'utf8'));
  expect(ended.map(({ said }) => said.trim())).toContain(first);
  expect(second).toBe(first);
  expect(fs.readdirSync(path.join(folder, 'node_modules/.cache'))).toEqual([]);
  remove();
});

it('a finished folder gives way to one that is as good', () => {
  const { folder, remove } = freshCheckout({ 'made/new': '', 'place/old': '' });
  const [made, place] = [path.join(folder, 'made'), path.join(folder, 'place')];
  moveInPlace(made, place, () => true);
  expect(fs.readdirSync(place)).toEqual(['old']);
  moveInPlace(made, place, () => false);
  expect(fs.readdirSync(place)).toEqual(['new']);
  remove();
});

describe('a build', () => {
  const own = process.cwd();
  const write = (file: string) => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
  };

  const sources = ['src/main.tsx', 'fake-backend/a.ts', 'public/a.svg', 'scripts/a.mjs'];
  const files = ['index.html', 'vite.config.ts', 'package-lock.json'];
  const past = new Date('2026-01-01');
  const age = (place: string) => fs.utimesSync(place, past, past);

  beforeEach(() => {
    process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'built-')));
    [...sources, ...files, 'dist/index.html'].forEach(write);
    for (const file of sources) [file, path.dirname(file)].forEach(age);
    files.forEach(age);
    writeServing('dist', { addresses: [], hashes: {}, options: 'site', started: Date.parse('2026-01-02') });
  });
  afterEach(() => {
    const made = process.cwd();
    process.chdir(own);
    fs.rmSync(made, { recursive: true });
  });
  const upToDate = (made = 'site') => isUpToDate('dist', made);

  it('a build is up to date when its sources are older and the same options are requested', () => {
    expect([upToDate(), upToDate('another site')]).toEqual([true, false]);
  });

  it.each([
    ['a file was written', () => write('src/main.tsx')],
    ['a file came', () => write('src/new/page.tsx')],
    ['a file went', () => fs.rmSync('fake-backend/a.ts')],
    ['packages changed', () => write('package-lock.json')],
    ['pages of schemes were added to it', () => forgetBuilt('dist')],
    ['it is gone', () => fs.rmSync('dist', { recursive: true })],
  ])('a build is repeated after %s', (_, change) => {
    change();
    expect(upToDate()).toBe(false);
  });
});
