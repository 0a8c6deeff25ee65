import fs from 'node:fs';
import path from 'node:path';
import { aptInstall, hasApt } from './apt.mjs';

const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

export const findNginx = () =>
  folders()
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => fs.existsSync(file));

export const findBrotli = () =>
  ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((file) => fs.existsSync(file));

/** Installs nginx on Debian if this process is root. Without nginx, its tests are skipped with a message. */
export const ensureNginx = () => {
  if ((findNginx() && findBrotli()) || !hasApt()) return;
  console.log('Memasang nginx (Debian)…');
  aptInstall('--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static');
};
