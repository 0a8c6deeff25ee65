#!/usr/bin/env node
// Fails when a page loads too much JavaScript, or a guest page loads code it never shows: node scripts/check-sizes.mjs
// With `--mode simulation`, fails when the in-page server is too large. Both modes fail on circular imports between files.
// This check is coarse; `npm run tools -- bench pages` measures the pages in a browser (decision 9).
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { assertBuilt, readJson } from './built.mjs';
import { readOptions } from './options.mjs';
import { circleIn, filesOf, firstFiles, manifestOf, readRoutes } from './pages/manifest.mjs';

const kilobytes = { guests: 180, candidates: 340, server: 300 };
const mostFiles = 30;
const notForGuests = /src\/(ui|domain|application|adapters\/http)\/(exam|apl)\/|dompurify/;
const ofServer = /fake-backend\/|node_modules\/(msw|@mswjs)\//;

const { mode } = readOptions({ mode: { type: 'string', help: 'production atau simulation', default: 'production' } });
const out = mode === 'simulation' ? 'dist-demo' : 'dist';
assertBuilt(out, mode);
const manifest = manifestOf(out);
const sizes = new Map();
const sizeOf = (files) => {
  for (const file of files.filter((each) => !sizes.has(each)))
    sizes.set(file, zlib.brotliCompressSync(fs.readFileSync(path.join(out, file))).length / 1000);
  return files.reduce((sum, file) => sum + sizes.get(file), 0);
};
const modulesIn = (file) => {
  const map = path.join(`${out}-maps`, `${path.basename(file)}.map`);
  return fs.existsSync(map) ? readJson(map).sources : [];
};

const faultsOf = (route) => {
  const files = firstFiles(manifest, route);
  const who = route.access === 'candidate' ? 'candidates' : 'guests';
  const strangers = who === 'guests' ? files.flatMap(modulesIn).filter((module) => notForGuests.test(module)) : [];
  return [
    ...(sizeOf(files) > kilobytes[who]
      ? [`${route.name}: ${sizeOf(files).toFixed(1)} kB, allowed are ${kilobytes[who]}`]
      : []),
    ...(files.length > mostFiles ? [`${route.name}: ${files.length} files, allowed are ${mostFiles}`] : []),
    ...strangers.map((module) => `${route.name}: a guest loads ${module}`),
  ];
};
const serverSize = () =>
  sizeOf(
    filesOf(manifest, ['src/container/simulation.ts']).filter((file) =>
      modulesIn(file).some((module) => ofServer.test(module)),
    ),
  );

const found =
  mode === 'production'
    ? readRoutes().flatMap(faultsOf)
    : [serverSize()]
        .filter((size) => size > kilobytes.server)
        .map((size) => `the server in the page: ${size.toFixed(1)} kB`);
const circle = circleIn(manifest);
if (circle) found.push(`files that import each other: ${circle.join(' → ')}`);
if (found.length > 0) {
  console.error(found.join('\n'));
  process.exit(1);
}
console.log(`${out}: every page within its size`);
