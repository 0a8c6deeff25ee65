#!/usr/bin/env node
// Serves the live build by the nginx of this system, with an API behind it, until it is stopped:
// node scripts/deploy/serve-nginx.mjs --api http://localhost:8000 [--port 4175]
import '../begin.mjs';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fullConfigFor } from '../api-config.mjs';
import { assertBuilt } from '../built.mjs';
import { findNginx, nginxVersion } from '../install/ensure-nginx.mjs';
import { addressOf, portOf, readOptions } from '../options.mjs';
import { contentSecurityPolicy } from '../serving/content-security-policy.mjs';
import { nginxFor } from '../serving/nginx.mjs';
import { readServing } from '../serving/serving.mjs';
import { Told } from '../told.mjs';
import { mainConfig } from './nginx-main.mjs';

const values = readOptions({
  api: { type: 'string', default: 'http://localhost:8000' },
  port: { type: 'string', default: '4175' },
});
const nginx = findNginx();
if (nginx === undefined) throw new Told('nginx tidak ditemukan. Di Debian: apt-get install nginx-light');
assertBuilt('dist', 'production');
const api = addressOf('api', values.api);

// API and socket on the origin of the portal, the payment script where the simulation has it
const config = {
  ...fullConfigFor(api),
  api: { baseUrl: '', authentication: 'session' },
  socket: { url: '', path: '/socket.io' },
};
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-nginx-'));
const root = path.join(folder, 'dist');
fs.cpSync('dist', root, { recursive: true }); // with its own config.json, and safe from the next build
fs.writeFileSync(path.join(root, 'config.json'), JSON.stringify(config));

const { addresses, styleHashes } = readServing(root);
const policy = contentSecurityPolicy({ config, styleHashes, live: true });
const server = nginxFor({
  addresses,
  policy,
  root,
  serverName: 'localhost',
  version: nginxVersion(),
  port: portOf(values.port),
  ipv6: Object.values(os.networkInterfaces()).some((each) => each.some(({ address }) => address === '::1')),
  api,
  socket: api,
  socketPath: config.socket.path,
});
const main = path.join(folder, 'nginx.conf');
fs.writeFileSync(main, mainConfig({ folder, server }));
const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', main], { stdio: 'inherit' });
const end = () => child.kill('SIGTERM');
process.once('SIGINT', end);
process.once('SIGTERM', end);
child.once('exit', (code) => {
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
console.log(`nginx: http://localhost:${values.port}`);
