import fs from 'node:fs';
import path from 'node:path';
import { compressFile } from '../serving/compress.mjs';
import { withPages } from './catalog.mjs';
import { pageHtml } from './page-html.mjs';

const listName = '.catalog.json';

const listOf = (out) => {
  const file = path.join(out, listName);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).addresses : [];
};

const fileOf = (out, address) => path.join(out, address, 'index.html');

const replace = (file, content) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.new`, content);
  fs.renameSync(`${file}.new`, file); // renames the finished file, so that no partial file is served
};

export const shellOf = (mode) => {
  const folder = path.resolve('node_modules/.cache/prerender', mode);
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
