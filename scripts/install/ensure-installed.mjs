// Installs the packages of the lock file when they are missing or older than it. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { npmFile } from '../run.mjs';
import { Told } from '../told.mjs';
import { ensureWritable } from './ensure-writable.mjs';

const stamp = 'node_modules/.package-lock.json'; // npm writes it last
const fresh = () => fs.existsSync(stamp) && fs.statSync(stamp).mtimeMs >= fs.statSync('package-lock.json').mtimeMs;

const networkCodes = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|E?TIMEDOUT|ENOTCACHED)\b/;

/** Makes sure that what package-lock.json names is installed; prints what it does. */
export const ensureInstalled = () => {
  ensureWritable();
  if (fresh()) return;
  console.log('Memasang paket (sekali saja, perlu internet; kira-kira satu menit)…');
  const args = [npmFile(), 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync(process.execPath, args, {
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
