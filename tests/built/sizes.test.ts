import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import * as script from '../../scripts/pages/manifest.mjs';

// These limits are coarse; `npm run tools -- bench pages` measures the pages in a browser (decision 9).
const kilobytes = { guests: 175, candidates: 340, server: 300 };
const mostFiles = 30;
const notForGuests = /src\/(ui|domain|application|adapters\/http)\/(exam|apl)\/|dompurify/;
const ofServer = /fake-backend\/|node_modules\/(msw|@mswjs)\//;

const { circleIn, filesOf, firstFiles, manifestOf, readRoutes } = script;

const sizes = new Map<string, number>();
/** In kilobytes of brotli. */
const sizeOf = (out: string, files: readonly string[]): number => {
  for (const file of files.filter((each) => !sizes.has(each)))
    sizes.set(file, zlib.brotliCompressSync(fs.readFileSync(path.join(out, file))).length / 1000);
  return files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
};
const modulesIn = (out: string, file: string): readonly string[] => {
  const map = path.join(`${out}-maps`, `${path.basename(file)}.map`);
  return fs.existsSync(map) ? JSON.parse(fs.readFileSync(map, 'utf8')).sources : [];
};

describe('the first code of the page', () => {
  const manifest = manifestOf('dist');
  const routes: readonly { readonly name: string; readonly access: string }[] = readRoutes(parseAst);

  it.each(routes)('$name is small, in few files, and a guest’s contains no exams', (route) => {
    const files: readonly string[] = firstFiles(manifest, route);
    const limit = route.access === 'candidate' ? kilobytes.candidates : kilobytes.guests;
    expect(sizeOf('dist', files)).toBeLessThanOrEqual(limit);
    expect(files.length).toBeLessThanOrEqual(mostFiles);
    if (route.access === 'candidate') return;
    expect(files.flatMap((file) => modulesIn('dist', file)).filter((module) => notForGuests.test(module))).toEqual([]);
  });
});

it('the server in the page of the simulation is small', () => {
  const files: readonly string[] = filesOf(manifestOf('dist-demo'), ['src/container/simulation.ts']);
  const own = files.filter((file) => modulesIn('dist-demo', file).some((module) => ofServer.test(module)));
  expect(own.length).toBeGreaterThan(0);
  expect(sizeOf('dist-demo', own)).toBeLessThanOrEqual(kilobytes.server);
});

it.each(['dist', 'dist-demo'])('no files of %s import each other in a circle', (out) => {
  expect(circleIn(manifestOf(out))).toBeNull();
});
