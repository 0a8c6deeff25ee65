import fs from 'node:fs';
import path from 'node:path';
import { Told } from './told.mjs';

/** What a build leaves behind, in the order in which it is written: where its pages are rendered, and the last file of all. */
export const rendererOf = (mode) => path.resolve('node_modules/.cache/prerender', mode, 'prerender.js');
const lastFile = 'style-hashes.json';

/** Says so when there is no finished build in this folder. */
export const assertBuilt = (dir, mode) => {
  if ([path.join(dir, lastFile), rendererOf(mode)].every((file) => fs.existsSync(file))) return;
  const command = mode === 'simulation' ? 'build:demo' : 'build';
  throw new Told(`Belum ada build di ${dir}: jalankan \`npm run ${command}\` dulu.`);
};
