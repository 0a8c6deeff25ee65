import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Told } from './told.mjs';

/** What a build leaves behind, in the order in which it is written: where its pages are rendered, and the last file of all. */
export const rendererOf = (mode) => path.resolve('node_modules/.cache/prerender', mode, 'prerender.js');
const lastFile = 'style-hashes.json';

const isBuilt = (dir, mode) => [path.join(dir, lastFile), rendererOf(mode)].every((file) => fs.existsSync(file));

/** Makes the build when there is none in this folder. */
export const ensureBuilt = (dir, mode) => {
  if (isBuilt(dir, mode)) return;
  console.log(`Belum ada build di ${dir}: dibuat dulu…`);
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--mode', mode], { stdio: 'inherit' });
  if (status !== 0) process.exit(1); // it has said why
};

/** Says so when there is no finished build in this folder. */
export const assertBuilt = (dir, mode) => {
  if (isBuilt(dir, mode)) return;
  const command = mode === 'simulation' ? 'build:demo' : 'build';
  throw new Told(`Belum ada build di ${dir}: jalankan \`npm run ${command}\` dulu.`);
};
