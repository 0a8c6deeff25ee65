import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { applyOwn, ownConfig } from '../../../scripts/pages/own-files.mjs';
// @ts-expect-error: a script without types
import { pageHtml } from '../../../scripts/pages/page-html.mjs';

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
