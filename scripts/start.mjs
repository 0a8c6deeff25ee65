#!/usr/bin/env node
// `npm start`: installs what is missing and serves the portal with the simulation: npm start -- [--port 5173] [--host 0.0.0.0]
import './begin.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { portOf, readOptions } from './options.mjs';

const values = readOptions({
  port: { type: 'string', help: 'port', default: '5173' },
  host: { type: 'string', help: 'alamat yang melayani; 0.0.0.0 untuk seluruh jaringan' },
});
const port = portOf(values.port);
ensureInstalled();
const { createServer } = await import('vite');
const server = await createServer({
  mode: 'simulation',
  logLevel: 'warn',
  server: { port, strictPort: false, ...(values.host && { host: values.host }) },
});
const { demoAccounts } = await server.ssrLoadModule('/fake-backend/demo-accounts.ts');
const { scenarios } = await server.ssrLoadModule('/fake-backend/scenarios/shipped.ts');
await server.listen();
const { port: taken } = server.httpServer.address();
if (taken !== port) console.log(`\n  Port ${port} sedang dipakai program lain: portal ini memakai port ${taken}.`);
const [address, ...others] = [...server.resolvedUrls.local, ...server.resolvedUrls.network];
console.log(`
  Portal Asesi (simulasi): ${address}
${others.map((each) => `                  juga di: ${each}\n`).join('')}
  Akun demo, semua dengan kata sandi ${demoAccounts[0].password}:
${demoAccounts.map(({ email, persona }) => `    ${email.padEnd(28)} ${persona}`).join('\n')}

  Skenario, masing-masing satu tautan:
${scenarios.map(({ name, title }) => `    ${`${address}?skenario=${name}`.padEnd(54)} ${title}`).join('\n')}

  Berhenti: Ctrl+C
`);
