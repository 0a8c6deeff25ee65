import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readServing } from '../built.mjs';
import { findNginx } from '../install/ensure-nginx.mjs';
import { listen } from '../listen.mjs';
import { Told } from '../told.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { apiHeaders, assetHeaders, caching, headersOf } from './headers.mjs';

/** Rejects characters that nginx would interpret in a quoted text, and line breaks. */
const quoted = (text) => {
  if (/["$\\\n]/.test(text)) throw new Error(`not for a configuration of nginx: ${text}`);
  return `"${text}"`;
};

const atEnd = '(?:\\?|$)';

const map = (source, name, lines) => `map ${source} $portal_${name} {
${lines.map((line) => `  ${line};\n`).join('')}}
`;

/**
 * The maps that `deploy/nginx.conf.template` includes, for one build and configuration. Addresses are matched as requested, still encoded.
 * `root`: the folder of the build; `assets`: the folder with its `assets/`.
 */
export const nginxMaps = ({ addresses, policy, root, assets = root }) => {
  const pages = addresses.map(({ regex, file }) => `"~${regex.replace(/\$$/, '')}${atEnd}" /${file}`);
  const ownPages = addresses
    .filter(({ own }) => own)
    .map(({ own }) => `"~^(?<own_address>${own.slice(1, -1)})${atEnd}" $own_address/index.html`);
  const longer = addresses
    .filter(({ regex }) => regex !== '^/$')
    .map(({ regex }) => `"~^(?<shorter>${regex.slice(1, -1)})/+${atEnd}" $shorter`);
  const ofPages = { 'Cache-Control': caching.others, ...headersOf(policy) };
  const ofAssets = { 'Cache-Control': caching.assets, ...assetHeaders };
  const headers = Object.entries(ofPages)
    .filter(([name, value]) => value !== ofAssets[name])
    .map(([name, value]) =>
      map('$portal_answer', name.toLowerCase().replaceAll('-', '_'), [
        `default ${quoted(value)}`,
        `asset ${quoted(ofAssets[name] ?? '')}`,
        'behind ""',
      ]),
    );
  return `# Written by \`npm run deploy\`; run it again after each build and each change of config.json.

# Where the files are, so that pages and policy change with one reload.
${map('$host', 'root', [`default ${quoted(root)}`])}${map('$host', 'assets', [`default ${quoted(assets)}`])}
# The file of the page of an address, and that of its own where the build has one of a catalog.
${map('$request_uri', 'page', ['default ""', ...pages])}${map('$request_uri', 'own_page', ['default ""', ...ownPages])}
# The address without slashes at its end.
${map('$request_uri', 'shorter', ['default ""', `"~^//+${atEnd}" /`, ...longer])}
# Whether an answer comes from a server behind, is a file below /assets/ that is there, or any other.
${map('"$proxy_host $uri $status"', 'answer', ['default page', '"~^[^ ]" behind', '"~^ /assets/.* (?:200|206|304)$" asset'])}
${headers.join('')}${map('$portal_answer', 'api_policy', ['default ""', `behind ${quoted(apiHeaders['Content-Security-Policy'])}`])}`;
};

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
  fs.writeFileSync(path.join(folder, 'server.conf'), server.replaceAll('/var/log/nginx/', `${folder}/`));
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

/** Serves a copy of the build with its own config.json, so that later builds do not change it. Port 0 picks a free port. */
export const serveByNginx = async ({ dir, config, used, api, port }) => {
  const nginx = findNginx();
  if (nginx === undefined) throw new Told('nginx tidak ditemukan. Di Debian: apt-get install nginx-light');
  const free = await listen(() => undefined, { port, host: '127.0.0.1' }); // fails in words if the port is in use
  await free.stop();
  const { port: taken } = new URL(free.url);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-nginx-'));
  const root = path.join(folder, 'dist');
  fs.cpSync(dir, root, { recursive: true });
  fs.writeFileSync(path.join(root, 'config.json'), JSON.stringify(config));
  const { addresses, hashes } = readServing(root);
  const policy = contentSecurityPolicy({ config: used, hashes, live: true });
  const options = writeNginx(folder, {
    maps: nginxMaps({ addresses, policy, root }),
    server: filledTemplate({ SERVER_NAME: 'localhost', PORT: taken, API_URL: api }),
  });
  const child = spawn(nginx, options, { stdio: 'inherit' });
  const end = () => child.kill('SIGTERM');
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  child.once('exit', (code) => {
    fs.rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
  const url = `http://localhost:${taken}`;
  while (!(await fetch(url).catch(() => null))) await setTimeout(20);
  return { url };
};
