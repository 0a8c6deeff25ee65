import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureWritable } from './install/ensure-installed.mjs';

/** Imports a TypeScript module through a bundle, because Node 20 cannot run TypeScript. Packages stay external, so this is fast. */
export const bundled = async (entry, name) => {
  ensureWritable();
  const { build } = await import('vite');
  const outDir = path.resolve('node_modules/.cache', name);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: entry, outDir, emptyOutDir: false, target: 'node20' },
  });
  return import(pathToFileURL(path.join(outDir, `${path.parse(entry).name}.js`)).href);
};
