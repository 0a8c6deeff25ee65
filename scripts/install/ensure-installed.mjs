// Installs the packages of the lock file when they are missing or outdated. Uses only Node itself.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npmFile } from '../run.mjs';
import { Told } from '../told.mjs';

export const ensureWritable = () => {
  try {
    fs.accessSync('.', fs.constants.W_OK);
  } catch {
    throw new Told(
      `Folder ${process.cwd()} tidak bisa ditulisi. Salin portal ini ke folder milik Anda sendiri, lalu jalankan dari sana.`,
    );
  }
};

const isFresh = (stamp, lock) => fs.existsSync(stamp) && fs.statSync(stamp).mtimeMs >= fs.statSync(lock).mtimeMs;

const networkCodes = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|E?TIMEDOUT|ENOTCACHED)\b/;

export const ensureInstalled = (folder = '.') => {
  ensureWritable();
  const stamp = path.join(folder, 'node_modules/.package-lock.json'); // npm writes this file last
  if (isFresh(stamp, path.join(folder, 'package-lock.json'))) return;
  console.log('Memasang paket (sekali saja, perlu internet; kira-kira satu menit)…');
  const args = [npmFile(), 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
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
  fs.utimesSync(stamp, new Date(), new Date());
};
