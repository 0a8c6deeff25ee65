import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureWritable } from './install/ensure-installed.mjs';
import { workFolder } from './work-folder.mjs';

/** Imports a TypeScript module as one bundled file, because Node 20 cannot run TypeScript. Most packages stay external, so this is fast. */
export const bundled = async (entry) => {
  ensureWritable();
  const { build } = await import('vite');
  const outDir = workFolder('bundled');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: ['@mswjs/data', 'msw'] }, // Node 20.19.0 fails when a CommonJS package requires one of ES modules that is being imported
    build: { ssr: entry, outDir, target: 'node20', rolldownOptions: { output: { codeSplitting: false } } },
  });
  const module = await import(pathToFileURL(path.join(outDir, `${path.parse(entry).name}.js`)).href);
  fs.rmSync(outDir, { recursive: true }); // a server that imported it may run for days, and be killed
  return module;
};
