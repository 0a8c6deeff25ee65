import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Beside the folders of PATH, where an administrator's programs are, which a user's PATH need not name. */
const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The nginx of this system; undefined where there is none. */
export const findNginx = () =>
  folders()
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => fs.existsSync(file));

/** The module with which the nginx of this system sends the `.br` beside a file, as Debian has it; undefined where it is not installed. */
export const findBrotli = () =>
  ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((file) => fs.existsSync(file));

/** Installs one where Debian's packages can be had without a question; elsewhere the tests behind nginx are left out, and say so. */
export const ensureNginx = () => {
  if ((findNginx() && findBrotli()) || !fs.existsSync('/usr/bin/apt-get') || process.getuid() !== 0) return;
  console.log('Memasang nginx (Debian)…');
  const quietly = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  quietly('update', '-qq');
  quietly('install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static');
};
