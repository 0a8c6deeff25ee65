#!/usr/bin/env node
// Builds the portal and renders its pages:
// node scripts/build.mjs [--mode simulation] [--site https://portal.lsp.example] [--catalog https://api.lsp.example] [--own ../lsp] [--if-changed]
// `--own` is a folder with the body's config.json, logo, icons and texts. `--if-changed` skips the build when the sources are unchanged
// (never with `--own`).
import './begin.mjs';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isUpToDate, readJson, writeServing } from './built.mjs';
import { ensureWritable } from './install/ensure-installed.mjs';
import { addressOf, oneOf, readOptions } from './options.mjs';
import { catalogLines, readCatalog, renderCatalog, shellOf, writeCatalog } from './pages/catalog-pages.mjs';
import { readRoutes } from './pages/manifest.mjs';
import { applyOwn, ownConfig } from './pages/own-files.mjs';
import {
  samplesIn,
  warnOfDoubled,
  warnOfMissing,
  warnOfNoSite,
  warnOfPlainHttp,
  warnOfSamples,
  warnOfWrong,
  writeVersion,
} from './pages/samples.mjs';
import { linksOf, templateOf, writeExamWorker, writeForRobots, writePages } from './pages/write-pages.mjs';
import { Told } from './told.mjs';
import { moveInPlace, workFolder } from './work-folder.mjs';

ensureWritable();
const values = readOptions({
  mode: { type: 'string', help: 'production atau simulation', default: 'production' },
  site: { type: 'string', help: 'alamat situs, untuk peta situs dan tautan yang dibagikan' },
  base: { type: 'string', help: 'tidak didukung: portal berada di akar sebuah host' },
  catalog: { type: 'string', help: 'alamat API yang skemanya dibuatkan halaman' },
  own: { type: 'string', help: 'folder milik LSP: konfigurasi, logo, ikon, teks' },
  'if-changed': { type: 'boolean', help: 'hanya kalau sumbernya berubah', default: false },
});
const started = Date.now();
const site = values.site && addressOf('site', values.site);
if (values.base !== undefined)
  throw new Told(
    'Portal ini hanya bisa berada di akar sebuah host, tidak di bawah jalur: alamat seperti /login ditetapkan spesifikasi, dan email, sertifikat serta gerbang pembayaran menuju ke sana. Beri portal nama host sendiri (docs/how-to-deploy.md, "Below a path").',
  );
const mode = oneOf('mode', values.mode, ['production', 'simulation']);
if (values.catalog !== undefined && mode === 'simulation')
  throw new Told('--catalog hanya untuk build live: simulasi membawa katalognya sendiri.');
const place = mode === 'simulation' ? 'dist-demo' : 'dist';
const configFile = ownConfig(values.own);
process.env.PORTAL_CONFIG = configFile; // read by vite.config.ts
const made = JSON.stringify([site, values.catalog, values.own]);
const isThere = () => values['if-changed'] && values.own === undefined && isUpToDate(place, made);
if (isThere()) {
  console.log(`${place}: sumbernya belum berubah`);
  process.exit();
}
const work = workFolder('build');
const out = path.join(work, 'dist');
const maps = path.join(work, 'maps'); // kept for debugging, but outside the build, because the sources are not public
const { rendererFile, shellFile } = shellOf(maps);
const { build, parseAst } = await import('vite');
warnOfDoubled(configFile);
const shipped = await warnOfWrong(readJson(configFile), configFile);
warnOfPlainHttp(shipped, site, configFile);

const catalog = values.catalog && (await readCatalog(addressOf('catalog', values.catalog)));
await build({
  mode,
  logLevel: 'warn',
  build: {
    ssr: 'src/entry/prerender.tsx',
    outDir: path.dirname(rendererFile),
    manifest: false,
    license: false,
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
});
const renderer = await import(pathToFileURL(rendererFile).href);
const schemes = catalog && (await renderCatalog(renderer, catalog));
await build({ mode, logLevel: 'warn', build: { outDir: out } });
applyOwn(values.own, out, shipped.brand);
warnOfMissing(shipped, configFile, out);

const manifest = readJson(path.join(out, '.vite/manifest.json'));
const assets = fs.readdirSync(path.join(out, 'assets')).sort();

for (const file of assets.filter((name) => name.endsWith('.map')))
  fs.renameSync(path.join(out, 'assets', file), path.join(maps, file));

/** Derived from the file names. They contain content hashes, so equal sources give an equal id. */
const buildId = createHash('sha256').update(assets.join()).digest('hex').slice(0, 10);
const { version } = readJson('package.json');
const samples = samplesIn(shipped);
writeVersion(out, { version, build: buildId, samples });

const routes = readRoutes(parseAst);
const template = templateOf(out, `${version}+${buildId}`, renderer.fontAddress);
const shell = { manifest, routes, template };
const hashes = await writePages(out, { renderer, shell, site });
if (mode !== 'simulation') {
  const ofSchemes = { build: buildId, template, links: linksOf(shell, 'scheme'), site };
  if (schemes) writeCatalog(out, ofSchemes, schemes);
  fs.writeFileSync(shellFile, JSON.stringify(ofSchemes));
  writeExamWorker(out, { buildId, manifest, routes, pages: renderer.pages });
}
writeForRobots(out, site, renderer.pages, schemes?.rendered);
fs.renameSync(path.join(out, '.vite/manifest.json'), path.join(maps, 'manifest.json'));
fs.rmdirSync(path.join(out, '.vite'));
writeServing(out, {
  addresses: renderer.pages.flatMap(({ regex, file, own }) => (regex === null ? [] : [{ regex, file, own }])),
  hashes,
  options: made,
  started,
});
if (!isThere()) {
  moveInPlace(maps, `${place}-maps`);
  moveInPlace(out, place, isThere);
}
console.log(`${place}: ${renderer.pages.length} pages rendered`);
if (mode !== 'simulation') {
  warnOfNoSite(site);
  warnOfSamples(samples, configFile);
}
if (schemes) console.log(catalogLines(values.catalog, catalog, schemes).join('\n'));
