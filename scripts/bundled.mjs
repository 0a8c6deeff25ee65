import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureWritable } from './install/ensure-writable.mjs';

/** What a module of TypeScript exports. Node 20 runs none; packages stay outside the bundle, which is why this takes only a moment. */
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
