import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findNginx } from '../install/ensure-nginx.mjs';
import { Told } from '../told.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { nginxMaps } from './nginx.mjs';
import { readServing } from './serving.mjs';

export const filledTemplate = (values) =>
  fs.readFileSync('deploy/nginx.conf.template', 'utf8').replace(/\$\{(\w+)\}/g, (_, name) => values[name]);

/**
 * Writes a complete nginx configuration into this folder; returns the start options. nginx runs in the foreground and writes only there.
 */
export const writeNginx = (folder, { maps, server }) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};\n`,
  );
  const main = path.join(folder, 'nginx.conf');
  fs.writeFileSync(path.join(folder, 'portal-maps.conf'), maps);
  fs.writeFileSync(path.join(folder, 'server.conf'), server);
  fs.writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {
  worker_connections 1024;
}
http {
  access_log off;
${temporary.join('')}  include server.conf;
}
`,
  );
  return ['-p', folder, '-e', 'stderr', '-c', main];
};

export const serveByNginx = ({ dir, config, used, api, port }) => {
  const nginx = findNginx();
  if (nginx === undefined) throw new Told('nginx tidak ditemukan. Di Debian: apt-get install nginx-light');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-nginx-'));
  const root = path.join(folder, 'dist');
  fs.cpSync(dir, root, { recursive: true }); // serves a copy with its own config.json, which later builds do not change
  fs.writeFileSync(path.join(root, 'config.json'), JSON.stringify(config));
  const { addresses, hashes } = readServing(root);
  const policy = contentSecurityPolicy({ config: used, hashes, live: true });
  const options = writeNginx(folder, {
    maps: nginxMaps({ addresses, policy }),
    server: filledTemplate({ SERVER_NAME: 'localhost', PORT: port, PORTAL_ROOT: root, API_URL: api }),
  });
  const child = spawn(nginx, options, { stdio: 'inherit' });
  const end = () => child.kill('SIGTERM');
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  child.once('exit', (code) => {
    fs.rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
  console.log(`nginx: http://localhost:${port}`);
};
