// Installs the packages of the lock file when they are missing or outdated. Uses only Node itself.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npmFile } from '../run.mjs';
import { Told } from '../told.mjs';
import { moveInPlace, workFolder } from '../work-folder.mjs';

export const ensureWritable = () => {
  try {
    fs.accessSync('.', fs.constants.W_OK);
  } catch {
    throw new Told(
      `Folder ${process.cwd()} tidak bisa ditulisi. Salin portal ini ke folder milik Anda sendiri, lalu jalankan dari sana.`,
    );
  }
};

const networkCodes = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|E?TIMEDOUT|ENOTCACHED)\b/;

const npmFiles = ['package.json', 'package-lock.json', '.npmrc'];

/** Installs beside the folder and moves the packages in at the end: no command meets half an installation. */
export const ensureInstalled = (folder = '.') => {
  ensureWritable();
  const packages = path.join(folder, 'node_modules');
  const stamp = path.join(packages, '.package-lock.json'); // npm writes this file last
  const lock = path.join(folder, 'package-lock.json');
  const isFresh = () => fs.existsSync(stamp) && fs.statSync(stamp).mtimeMs >= fs.statSync(lock).mtimeMs;
  if (isFresh()) return;
  console.log('Memasang paket (sekali saja, perlu internet; kira-kira satu menit)…');
  const cwd = workFolder('install', path.join(folder, '.cache'));
  for (const name of npmFiles.filter((each) => fs.existsSync(path.join(folder, each))))
    fs.copyFileSync(path.join(folder, name), path.join(cwd, name));
  const args = [npmFile(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) {
    if (networkCodes.test(stderr))
      throw new Told('Paket belum bisa diunduh: perlu internet sekali. Sambungkan ke internet, lalu jalankan lagi.');
    console.error(stderr);
    throw new Told('npm gagal memasang paket; sebabnya ada di atas.');
  }
  fs.utimesSync(path.join(cwd, 'node_modules/.package-lock.json'), new Date(), new Date());
  moveInPlace(path.join(cwd, 'node_modules'), packages, isFresh);
};
