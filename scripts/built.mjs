import { spawnSync } from 'node:child_process';
import { hasServing } from './serving/serving.mjs';
import { Told } from './told.mjs';

/** Makes the build when there is none in this folder. */
export const ensureBuilt = (dir, mode) => {
  if (hasServing(dir)) return;
  console.log(`Belum ada build di ${dir}: dibuat dulu…`);
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--mode', mode], { stdio: 'inherit' });
  if (status !== 0) process.exit(1); // it has said why
};

/** Says so when there is no finished build in this folder. */
export const assertBuilt = (dir, mode) => {
  if (hasServing(dir)) return;
  const command = mode === 'simulation' ? 'build:demo' : 'build';
  throw new Told(`Belum ada build di ${dir}: jalankan \`npm run ${command}\` dulu.`);
};
