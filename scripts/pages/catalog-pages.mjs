import fs from 'node:fs';
import path from 'node:path';
import { bundled } from '../bundled.mjs';
import { compressFile } from '../serving/compress.mjs';
import { Told } from '../told.mjs';
import { pageHtml } from './page-html.mjs';

const whyNot = ({ failure, reasons }) => {
  const { kind, status, cause } = failure;
  if (kind === 'network')
    return `server tidak bisa dihubungi (${cause?.cause?.code ?? cause?.message ?? 'tanpa jawaban'})`;
  if (kind === 'timeout') return 'server tidak menjawab dalam 15 detik';
  if (kind === 'contract') return `jawabannya bukan yang dikenal portal ini (${reasons.join('; ') || 'tanpa alasan'})`;
  if (kind === 'expired') return 'server meminta login; katalog harus bisa dibaca tanpa akun';
  return `server menjawab ${status ?? 'dengan penolakan'}`;
};

const assertInside = (schemes) => {
  const outside = schemes.find(({ slug }) => /[/\\\p{Cc}]/u.test(slug) || /^\.+$/.test(slug));
  if (outside)
    throw new Told(
      `Skema bernama ${JSON.stringify(outside.slug)} akan keluar dari folder build; tidak ada yang diubah.`,
    );
};

/**
 * Splits schemes into those with a page of their own and others. A page's address must match `own`, and must not collide with `taken` or
 * another page, ignoring case. Throws for a slug that would leave the folder.
 */
export const withPages = (schemes, { own, taken, addressOf }) => {
  assertInside(schemes);
  const regex = new RegExp(own);
  const used = new Set(taken.map((address) => address.toLowerCase()));
  const pages = [];
  const others = [];
  for (const scheme of schemes) {
    const address = addressOf(scheme.slug);
    if (!regex.test(address) || used.has(address.toLowerCase())) others.push(scheme.slug);
    else pages.push(scheme);
    used.add(address.toLowerCase());
  }
  return { pages, others };
};

export const readCatalog = async (url) => {
  const { readCatalog: read, CatalogFailure } = await bundled('src/adapters/http/catalog/read-catalog.ts');
  const made = new Date().toISOString();
  try {
    const found = await read(url);
    if (found.schemes.length === 0) throw new Told(`Katalog di ${url} tidak berisi skema; tidak ada yang diubah.`);
    assertInside(found.schemes);
    return { ...found, made };
  } catch (error) {
    if (!(error instanceof CatalogFailure)) throw error;
    throw new Told(`Katalog di ${url} tidak bisa dibaca, tidak ada yang diubah: ${error.call}: ${whyNot(error)}.`);
  }
};

const listName = '.catalog.json';

const listOf = (out) => {
  const file = path.join(out, listName);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).addresses : [];
};

const fileOf = (out, address) => path.join(out, address, 'index.html');

const replace = (file, content) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, content);
  fs.renameSync(written, file); // renames the finished file, so that no partial file is served
};

/** The renderer of a build and the frame of its pages, which lie beside its source maps. */
export const shellOf = (maps) => {
  const folder = path.resolve(maps, 'renderer');
  return { rendererFile: path.join(folder, 'prerender.js'), shellFile: path.join(folder, 'shell.json') };
};

export const renderCatalog = async (renderer, { schemes, made }) => {
  const shell = renderer.pages.find(({ own }) => own);
  const { pages, others } = withPages(schemes, {
    own: shell.own,
    taken: renderer.pages.map(({ address }) => address),
    addressOf: (slug) => shell.pattern.replace('{slug}', encodeURIComponent(slug)),
  });
  const rendered = [];
  for (const scheme of pages)
    rendered.push({ ...(await renderer.renderScheme({ made, scheme })), pattern: shell.pattern });
  return { made, others, rendered };
};

export const writeCatalog = (out, { template, links, site }, { made, rendered }) => {
  const compressed = fs.existsSync(path.join(out, 'index.html.gz'));
  for (const page of rendered) {
    const file = fileOf(out, page.address);
    replace(file, pageHtml(template, links, page, site));
    if (compressed) compressFile(file);
  }
  const addresses = rendered.map(({ address }) => address);
  for (const gone of listOf(out).filter((address) => !addresses.includes(address)))
    fs.rmSync(path.dirname(fileOf(out, gone)), { recursive: true, force: true });
  replace(path.join(out, listName), JSON.stringify({ made, addresses }));
};

export const catalogLines = (url, { missing, unreadable }, { rendered, others }) => [
  `katalog ${url}: ${rendered.length} skema dengan halaman sendiri`,
  ...(others.length > 0 ? [`  tanpa halaman sendiri, karena namanya bukan nama file: ${others.join(', ')}`] : []),
  ...(missing.length > 0 ? [`  di daftar, tetapi tanpa detail: ${missing.join(', ')}`] : []),
  ...(unreadable > 0 ? [`  baris daftar yang tidak bisa dibaca: ${unreadable}`] : []),
];
