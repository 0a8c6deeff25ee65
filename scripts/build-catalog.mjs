#!/usr/bin/env node
// Rebuilds only the scheme pages of an existing build, from an API's current catalog:
// node scripts/build-catalog.mjs --catalog https://api.lsp.example
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertBuilt, forgetBuilt, readJson } from './built.mjs';
import { addressOf, readOptions } from './options.mjs';
import { catalogLines, readCatalog, renderCatalog, shellOf, writeCatalog } from './pages/catalog-pages.mjs';
import { writeForRobots } from './pages/write-pages.mjs';
import { compressFile } from './serving/compress.mjs';
import { Told } from './told.mjs';

const { catalog: given } = readOptions({
  catalog: { type: 'string', help: 'alamat API yang skemanya dibuatkan halaman' },
});
if (given === undefined)
  throw new Told('--catalog diperlukan; contoh: node scripts/build-catalog.mjs --catalog http://localhost:8000');
const url = addressOf('catalog', given);
const out = path.resolve('dist');
assertBuilt(out, 'production');
const { rendererFile, shellFile } = shellOf('dist-maps');
const shell = fs.existsSync(shellFile) ? readJson(shellFile) : null;
if (shell?.build !== readJson(path.join(out, 'version.json')).build)
  throw new Told('Build di dist tidak dibuat di folder ini. Jalankan `npm run build -- --catalog …` sekali.');

const catalog = await readCatalog(url);
const renderer = await import(pathToFileURL(rendererFile).href);
const schemes = await renderCatalog(renderer, catalog);
forgetBuilt(out);
writeCatalog(out, shell, schemes);
writeForRobots(out, shell.site, renderer.pages, schemes.rendered);
for (const file of ['robots.txt', 'sitemap.xml'].map((name) => path.join(out, name)))
  if (fs.existsSync(`${file}.gz`)) compressFile(file);
console.log(catalogLines(url, catalog, schemes).join('\n'));
