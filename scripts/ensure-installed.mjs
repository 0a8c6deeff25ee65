// Installs the packages of the lock file when they are missing or older than it. Uses nothing but Node itself.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const stamp = 'node_modules/.package-lock.json'; // npm writes it last
const fresh = () => fs.existsSync(stamp) && fs.statSync(stamp).mtimeMs >= fs.statSync('package-lock.json').mtimeMs;

/** Makes sure that what package-lock.json names is installed; prints what it does. */
export const ensureInstalled = () => {
  if (fresh()) return;
  console.log('Memasang paket (sekali saja)…');
  // not `npm ci`: it refuses a lock file that was written where packages for other systems could not be had
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  fs.utimesSync(stamp, new Date(), new Date());
};
