import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export const hasApt = () => fs.existsSync('/usr/bin/apt-get') && process.getuid() === 0;

/** Installs Debian packages as root. Two checkouts that do so at once wait for each other, as `apt-get update` alone would not. */
export const aptInstall = (...packages) => {
  const waiting = (...args) =>
    spawnSync('flock', ['/var/lib/apt/lists', 'apt-get', '-o', 'DPkg::Lock::Timeout=600', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  waiting('update'); // without it, the packages may still be found
  return waiting('install', '-y', ...packages);
};
