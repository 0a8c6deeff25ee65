#!/usr/bin/env node
// Builds the portal and renders its pages:
// node scripts/build.mjs [--mode simulation] [--site https://portal.lsp.example] [--catalog https://api.lsp.example] [--if-changed]
// `--if-changed` keeps a build that was made from the sources as they are.
import './begin.mjs';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { conceptOf } from './budgets/concept-of.mjs';
import { filesOf, firstFiles, reached, routesIn, workingLayout } from './budgets/loads.mjs';
import { fileOf, graphOf, moduleGraph, modulesOf } from './budgets/module-graph.mjs';
import { forgetBuilt, isUpToDate, noteBuilt } from './built.mjs';
import { fileGroups } from './bundling/file-groups.mjs';
import { ensureWritable } from './install/ensure-writable.mjs';
import { addressOf, oneOf, readOptions } from './options.mjs';
import { readCatalog } from './pages/catalog.mjs';
import { catalogLines, renderCatalog, shellOf, writeCatalog } from './pages/catalog-pages.mjs';
import { pageHtml } from './pages/page-html.mjs';
import { warnOfMissing, warnOfNoSite, warnOfSamples, warnOfWrong } from './pages/samples.mjs';
import { writeEarlyRequests } from './serving/early-requests.mjs';
import { noticesOf } from './serving/notices.mjs';
import { writeExamWorker } from './serving/offline.mjs';
import { writeForRobots } from './serving/robots.mjs';
import { readJson, writeServing } from './serving/serving.mjs';
import { Told } from './told.mjs';

ensureWritable();
const values = readOptions({
  mode: { type: 'string', default: 'production' },
  site: { type: 'string' },
  base: { type: 'string' },
  catalog: { type: 'string' },
  'if-changed': { type: 'boolean', default: false },
});
const started = new Date();
const site = values.site && addressOf('site', values.site);
if (values.base !== undefined)
  throw new Told(
    'Portal ini hanya bisa berada di akar sebuah host, tidak di bawah jalur: alamat seperti /login ditetapkan spesifikasi, dan email, sertifikat serta gerbang pembayaran menuju ke sana. Beri portal nama host sendiri (docs/how-to-deploy.md, "Below a path").',
  );
const mode = oneOf('mode', values.mode, ['production', 'simulation']);
if (values.catalog !== undefined && mode === 'simulation')
  throw new Told('--catalog hanya untuk build live: simulasi membawa katalognya sendiri.');
const out = path.resolve(mode === 'simulation' ? 'dist-demo' : 'dist');
const made = JSON.stringify([site, values.catalog]);
if (values['if-changed'] && isUpToDate(out, mode, made)) {
  console.log(`${path.relative('.', out)}: sumbernya belum berubah`);
  process.exit();
}
const { rendererFile, shellFile } = shellOf(mode);
const { build } = await import('vite');
const shipped = await warnOfWrong(readJson('public/config.json'), 'public/config.json');
warnOfMissing(shipped, 'public/config.json', 'public');

const catalog = values.catalog && (await readCatalog(addressOf('catalog', values.catalog)));
fs.rmSync(shellFile, { force: true }); // what it is the shell of is about to be replaced
forgetBuilt(mode); // a build that fails halfway is of no sources
await build({
  mode,
  logLevel: 'warn',
  build: {
    ssr: 'src/prerender.tsx',
    outDir: path.dirname(rendererFile),
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
});
const renderer = await import(pathToFileURL(rendererFile).href);
const schemes = catalog && (await renderCatalog(renderer, catalog));
await build({
  mode,
  logLevel: 'warn',
  plugins: [moduleGraph(mode)],
  build: { rolldownOptions: { output: { codeSplitting: { groups: await fileGroups(mode) } } } },
});

const manifest = JSON.parse(fs.readFileSync(path.join(out, '.vite/manifest.json'), 'utf8'));
const assets = fs.readdirSync(path.join(out, 'assets')).sort();

// for whoever looks into a failure: kept apart, because the source is nobody's business on the web
const maps = path.resolve(`${path.basename(out)}-maps`);
fs.rmSync(maps, { recursive: true, force: true });
fs.mkdirSync(maps);
for (const file of assets.filter((name) => name.endsWith('.map')))
  fs.renameSync(path.join(out, 'assets', file), path.join(maps, file));

/** Which build this is: the files are named after what is in them, so the same sources give the same name. */
const buildId = createHash('sha256').update(assets.join()).digest('hex').slice(0, 10);
const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
fs.writeFileSync(path.join(out, 'version.json'), JSON.stringify({ version, build: buildId }));
fs.writeFileSync(path.join(out, 'third-party-notices.txt'), noticesOf(modulesOf(mode)));

/** Every page writes in the one face; found with the page, it is there soon. In the head it would hold back the first text, for a time that it never keeps on slow lines. */
const font = assets.find((name) => name.endsWith('.woff2'));
const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;

const graph = graphOf(mode);
const html = fs.readFileSync(path.join(out, 'index.html'), 'utf8');
const modulePreload = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;
const template = html
  .replace(
    '</head>',
    `${firstFiles(graph)
      .filter((file) => !html.includes(file))
      .map(modulePreload)
      .join('')}</head>`,
  )
  .replace('<title>', `<meta name="build" content="${version}+${buildId}"><title>`)
  .replace('</body>', `${fontLink}</body>`);

/** The files that these sources need beside those that the entry imports, which stand in the HTML already. */
const chunksOf = (sources) =>
  reached(
    sources.map((id) => fileOf(graph, id)),
    (file) => graph.files[file].imports,
  ).filter((file) => !template.includes(file));

const concept = (name) => `src/container/concepts/${name}.ts`;
/** The concepts of the container that a public page reads from at once. */
const concepts = {
  schemes: [concept('catalog')],
  schedules: [concept('catalog'), concept('time')],
  scheme: [concept('catalog'), concept('time')],
};
const routes = new Map(routesIn(fs.readFileSync('src/ui/routes.tsx', 'utf8')).map((route) => [route.name, route]));
const sourcesOf = (name) => {
  if (name === null) return [];
  const { page, layout } = routes.get(name);
  return [page, ...(layout === 'default' ? [] : [workingLayout]), ...(concepts[name] ?? [])];
};
/** What a page loads for somebody who is logged in, and not for a guest. */
const candidateFilesOf = (name) => {
  const route = routes.get(name);
  if (!route || route.access === 'guest') return [];
  const ofGuests = filesOf(graph, conceptOf, { ...route, access: 'everyone' });
  return filesOf(graph, conceptOf, { ...route, access: 'candidate' }).filter((file) => !ofGuests.includes(file));
};
const early = writeEarlyRequests(out);
/** What the head of a page asks for: its data, its code, and behind these the container, without which nothing is read. */
const linksOf = (name) => {
  const code = chunksOf(sourcesOf(name));
  if (mode === 'simulation') return code.map(modulePreload).join('');
  const behind = chunksOf(['src/container/live.ts']).filter((file) => !code.includes(file));
  const candidates = candidateFilesOf(name).filter((file) => ![...code, ...behind].includes(file));
  return early(name, { code, behind, candidates });
};

const hashOf = (css) =>
  [...css.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, rules]) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
  );
const styleHashes = new Set(hashOf(await renderer.schemeStyles()));
for (const page of renderer.pages) {
  const rendered = await renderer.render(page.address);
  for (const hash of hashOf(rendered.css)) styleHashes.add(hash);
  const address = page.single ? page.address : null;
  const file = path.join(out, page.file);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, pageHtml(template, linksOf(page.name), { ...page, ...rendered, address }, site));
}
if (mode !== 'simulation') {
  const shell = { build: buildId, template, links: linksOf('scheme'), site };
  if (schemes) writeCatalog(out, shell, schemes);
  fs.writeFileSync(shellFile, JSON.stringify(shell));
  writeExamWorker(out, {
    buildId,
    graph,
    manifest,
    routes: [...routes.values()],
    pages: renderer.pages,
  });
}
writeForRobots(out, site, renderer.pages, schemes?.rendered);
fs.rmSync(path.join(out, '.vite'), { recursive: true });
writeServing(out, {
  addresses: renderer.pages.flatMap(({ regex, file, own }) => (regex === null ? [] : [{ regex, file, own }])),
  styleHashes: [...styleHashes],
});
console.log(`${path.relative('.', out)}: ${renderer.pages.length} pages rendered`);
if (mode !== 'simulation') {
  warnOfNoSite(site);
  await warnOfSamples(readJson('public/config.json'), 'public/config.json');
}
noteBuilt(mode, made, started);
if (schemes) console.log(catalogLines(values.catalog, catalog, schemes).join('\n'));
