#!/usr/bin/env node
// `npm start`: installs what is missing and opens the portal on the simulation.
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { createServer } = await import('vite');
const server = await createServer({ mode: 'simulation', logLevel: 'warn' });
const { demoAccounts } = await server.ssrLoadModule('/fake-backend/demo-accounts.ts');
await server.listen();
console.log(`
  Portal Asesi (simulasi): ${server.resolvedUrls.local[0]}

  Akun demo, semua dengan kata sandi ${demoAccounts[0].password}:
${demoAccounts.map(({ email, persona }) => `    ${email.padEnd(28)} ${persona}`).join('\n')}

  Berhenti: Ctrl+C
`);
