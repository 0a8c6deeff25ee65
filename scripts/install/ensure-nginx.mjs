import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

export const findNginx = () =>
  folders()
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => fs.existsSync(file));

export const findBrotli = () =>
  ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((file) => fs.existsSync(file));

/** Installs nginx on Debian if this process is root. Without nginx, its tests are skipped with a message. */
export const ensureNginx = () => {
  if ((findNginx() && findBrotli()) || !fs.existsSync('/usr/bin/apt-get') || process.getuid() !== 0) return;
  console.log('Memasang nginx (Debian)…');
  const quietly = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  quietly('update', '-qq');
  quietly('install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static');
};
