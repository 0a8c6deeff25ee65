#!/usr/bin/env node
// The simulated API on a real port:  node scripts/api.mjs [--port 8000] [--host 127.0.0.1] [--origin http://portal.lan] [--authentication token] [--latency 0]
import './begin.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureWritable } from './install/ensure-writable.mjs';
import { atFreePort, otherAddresses } from './listen.mjs';
import { numberOf, oneOf, portOf, readOptions } from './options.mjs';

const values = readOptions({
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  origin: { type: 'string', multiple: true, default: [] },
  authentication: { type: 'string', default: 'session' },
  latency: { type: 'string', default: '0' },
});
const given = values.port === undefined ? null : portOf(values.port);
const settings = {
  host: values.host,
  origins: values.origin,
  authentication: oneOf('authentication', values.authentication, ['session', 'token']),
  latency: numberOf('latency', values.latency, 60_000),
};

ensureWritable();
// Node 20 runs no TypeScript; packages stay outside the bundle, which is why this takes only a moment
const { build } = await import('vite');
const outDir = path.resolve('node_modules/.cache/api');
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'fake-backend/hosts/node.ts', outDir, emptyOutDir: false, target: 'node20' },
});
const { startNode } = await import(pathToFileURL(path.join(outDir, 'node.js')).href);

const start = (port) => startNode({ ...settings, port });
const { url, control } = await (given === null ? atFreePort(8000, start) : start(given));
console.log(`
  API simulasi: ${[url, ...otherAddresses(url, settings.host)].join('\n                ')}
  Skrip pembayaran: ${url}/snap/snap.js

${control
  .personas()
  .map(({ email, password, persona }) => `    ${email.padEnd(28)} ${password}  ${persona}`)
  .join('\n')}

  Berhenti: Ctrl+C
`);
