#!/usr/bin/env node
// Builds the portal and renders its public pages:  node scripts/build.mjs [--mode simulation]
import './begin.mjs';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { moduleGraph } from './budgets/module-graph.mjs';
import { rendererOf } from './built.mjs';
import { ensureWritable } from './install/ensure-writable.mjs';
import { oneOf, readOptions } from './options.mjs';

ensureWritable();
const { build } = await import('vite');
const values = readOptions({ mode: { type: 'string', default: 'production' } });
const mode = oneOf('mode', values.mode, ['production', 'simulation']);
const out = path.resolve(mode === 'simulation' ? 'dist-demo' : 'dist');
const rendererFile = rendererOf(mode);

await build({ mode, logLevel: 'warn', plugins: [moduleGraph(mode)] });
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
const manifest = JSON.parse(fs.readFileSync(path.join(out, '.vite/manifest.json'), 'utf8'));
const template = fs.readFileSync(path.join(out, 'index.html'), 'utf8');
fs.writeFileSync(path.join(out, 'app.html'), template); // what every page that is not prerendered starts from

/** The chunks that a page's own code needs beside the entry, so that the browser asks for all of them at once. */
const preloads = (sources = []) => {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...seen].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
};

const information = (name) => [`src/ui/information/${name}-page.tsx`];
const catalog = 'src/container/concepts/catalog.ts';
/** The modules that bring what a page needs. */
const pageSources = {
  '/': ['src/ui/catalog/home/home-page.tsx'],
  '/login': ['src/ui/account/login-page.tsx'],
  '/schema/list': ['src/ui/catalog/schemes/scheme-list-page.tsx', catalog],
  '/schema/schedule': ['src/ui/catalog/schedules/schedule-list-page.tsx', catalog],
  '/tentang-kami': information('about'),
  '/kontak': information('contact'),
  '/syarat-penggunaan': information('terms'),
  '/kebijakan-privasi': information('privacy'),
  '/kebijakan-cookie': information('cookies'),
};

const styleHashes = [];
for (const address of renderer.pages) {
  const page = await renderer.render(address);
  for (const [, css] of page.css.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
    styleHashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  }
  const html = template
    .replace(/<title>.*?<\/title>/, () => `<title>${page.title}</title>`)
    .replace('</head>', () => `${preloads(pageSources[address])}${page.css}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${address}">${page.html}</div>`);
  const file = address === '/' ? 'index.html' : address === '/404' ? '404.html' : `${address.slice(1)}/index.html`;
  fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  fs.writeFileSync(path.join(out, file), html);
}
fs.rmSync(path.join(out, '.vite'), { recursive: true });
// read by whatever serves this build: the styles that the policy has to allow
fs.writeFileSync(path.join(out, 'style-hashes.json'), JSON.stringify([...new Set(styleHashes)]));
console.log(`${path.relative('.', out)}: ${renderer.pages.length} pages rendered`);
