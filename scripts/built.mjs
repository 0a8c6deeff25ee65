import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Told } from './told.mjs';

/** Data for servers of a build. Written last, and never served because of the leading dot. */
const fileName = '.serving.json';

export const hasServing = (dir) => fs.existsSync(path.join(dir, fileName));

/**
 * `addresses`: regular expressions in matching order, each with its file. `options` and `started` say from what the build was made and since
 * when, in milliseconds of Unix time.
 */
export const writeServing = (dir, serving) =>
  fs.writeFileSync(path.join(dir, fileName), JSON.stringify(serving, null, 1));

export const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Told(`${path.relative('.', file)} tidak bisa dibaca: ${error.message}`);
  }
};

export const readServing = (dir) => readJson(path.join(dir, fileName));

export const ensureBuilt = (dir, mode) => {
  if (hasServing(dir)) return;
  console.log(`Belum ada build di ${dir}: dibuat dulu…`);
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--mode', mode], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
};

export const assertBuilt = (dir, mode) => {
  if (hasServing(dir)) return;
  const command = mode === 'simulation' ? 'build:demo' : 'build';
  throw new Told(`Belum ada build di ${path.relative('.', dir)}: jalankan \`npm run ${command}\` dulu.`);
};

const sources = ['src', 'fake-backend', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

const changed = (place) => {
  const stat = fs.statSync(place);
  const inside = stat.isDirectory() ? fs.readdirSync(place).map((name) => changed(path.join(place, name))) : [];
  return Math.max(stat.mtimeMs, ...inside);
};

/** Records that a build was changed after it was made. */
export const forgetBuilt = (dir) => writeServing(dir, { ...readServing(dir), started: 0 });

/** Whether a build was made with these options from the sources as they are. */
export const isUpToDate = (dir, made) => {
  if (!hasServing(dir)) return false;
  const { options, started } = readServing(dir);
  return options === made && Math.max(...sources.map(changed)) < started;
};
