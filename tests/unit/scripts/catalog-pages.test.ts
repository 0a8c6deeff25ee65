import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { renderCatalog, withPages, writeCatalog } from '../../../scripts/pages/catalog-pages.mjs';
import { ownAddressRegex } from '../../../src/ui/core/address-pattern.ts';

const own = ownAddressRegex('/schema/{slug}');
const schemes = (...slugs: string[]) => slugs.map((slug) => ({ slug, title: slug }));

const renderer = {
  pages: [
    { address: '/schema/list', pattern: '/schema/list' },
    { address: '/schema/x', pattern: '/schema/{slug}', own },
  ],
  renderScheme: async ({ made, scheme }: { made: string; scheme: { slug: string; title: string } }) => ({
    address: `/schema/${scheme.slug}`,
    html: '<main>isi</main>',
    css: '<style>a{}</style>',
    title: scheme.title,
    description: scheme.title,
    data: { id: 'known', content: { made, scheme } },
    brand: { name: 'Portal Asesi' },
  }),
};
const template = '<html><head><title>lama</title></head><body><div id="root"></div></body></html>';
const shell = { template, links: '', site: 'https://lsp.example' };

let out = '';
beforeEach(() => {
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-catalog-'));
  fs.writeFileSync(path.join(out, 'index.html'), 'beranda');
});
afterEach(() => fs.rmSync(out, { recursive: true }));

const write = async (...slugs: string[]) =>
  writeCatalog(out, shell, await renderCatalog(renderer, { schemes: schemes(...slugs), made: '2026-03-10' }));
const files = () => (fs.readdirSync(out, { recursive: true }) as string[]).filter((name) => /\.\w+$/.test(name)).sort();

describe('the pages of a catalog', () => {
  it('are separate files, each in the folder of its scheme’s address', async () => {
    await write('barista', 'web-2.0');
    expect(files()).toEqual([
      '.catalog.json',
      'index.html',
      'schema/barista/index.html',
      'schema/web-2.0',
      'schema/web-2.0/index.html',
    ]);
  });

  it('are deleted when their scheme no longer exists, and only then', async () => {
    fs.mkdirSync(path.join(out, 'schema/list'), { recursive: true });
    fs.writeFileSync(path.join(out, 'schema/list/index.html'), 'daftar');
    await write('barista', 'kasir');
    await write('kasir');
    expect(files()).toEqual(['.catalog.json', 'index.html', 'schema/kasir/index.html', 'schema/list/index.html']);
  });

  it('are compressed again if the build is compressed, because servers would send the old files', async () => {
    await write('barista');
    expect(files()).not.toContain('schema/barista/index.html.gz');
    fs.writeFileSync(path.join(out, 'index.html.gz'), '');
    await write('barista');
    expect(files()).toEqual(expect.arrayContaining(['schema/barista/index.html.br', 'schema/barista/index.html.gz']));
  });

  it.each(['../../etc/x', '..', '.', 'a/b', 'a\\b', 'a\u0000b', '/etc'])(
    'are not written if a scheme has the slug %j',
    async (slug) => {
      await expect(write('barista', slug)).rejects.toThrow('akan keluar dari folder build');
      expect(files()).toEqual(['index.html']);
    },
  );

  it.each(['list', 'LIST', 'barista', 'Barista', 'dua kata', '.tersembunyi', 'kopi☕', 'a'.repeat(200), 'a%2f..'])(
    'leave out a scheme with the slug %j, which the page of all schemes shows',
    (slug) => {
      const found = withPages(schemes('barista', slug), {
        own,
        taken: ['/schema/list'],
        addressOf: (name: string) => `/schema/${encodeURIComponent(name)}`,
      });
      expect(found).toEqual({ pages: schemes('barista'), others: [slug] });
    },
  );
});
