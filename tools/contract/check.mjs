#!/usr/bin/env node
// `npm run tools -- contract:check --base https://api.lsp.example [--email …]`: shows where a real API differs from what the portal knows.
// Exit code: 0 no difference affects the candidate, 1 at least one does (for example a refused log-in), 2 nothing could be checked.
import '../../scripts/begin.mjs';
import fs from 'node:fs';
import { Writable } from 'node:stream';
import { bundled } from '../../scripts/bundled.mjs';
import { addressOf, readOptions } from '../../scripts/options.mjs';
import { lineOf, Told } from '../../scripts/told.mjs';
import { demandWalk, walkOptions, walkWith } from './walk/run.mjs';

const cannotRun = 2;

const askPassword = async () => {
  const { createInterface } = await import('node:readline/promises');
  process.stderr.write('Kata sandi: ');
  const output = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const password = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return password;
};

const readInput = async () => (await import('node:stream/consumers')).text(process.stdin);

const passwordFrom = async (file) => {
  if (file !== undefined && !fs.existsSync(file)) throw new Told(`File ${file} tidak ditemukan.`);
  const text =
    file === undefined ? await (process.stdin.isTTY ? askPassword() : readInput()) : fs.readFileSync(file, 'utf8');
  const password = text.replace(/\r?\n$/, '');
  if (password === '')
    throw new Told('Kata sandi kosong. Beri lewat --password-file, masukan standar, atau ketik saat diminta.');
  return password;
};

const run = async () => {
  const values = readOptions({
    base: { type: 'string' },
    email: { type: 'string' },
    'password-file': { type: 'string' },
    session: { type: 'boolean' },
    token: { type: 'boolean' },
    json: { type: 'boolean' },
    ...walkOptions,
  });
  if (values.base === undefined) {
    const example = '--base https://api.lsp.example --email nama@lsp.example';
    throw new Told(`Beri alamat, dan akun bila ada: npm run tools -- contract:check ${example}`);
  }
  if (values.session && values.token) throw new Told('Pilih --session atau --token, tidak keduanya.');
  const baseUrl = addressOf('base', values.base);
  if (values.walk) demandWalk(values, baseUrl);
  const { email } = values;
  const account = email === undefined ? {} : { email, password: await passwordFrom(values['password-file']) };
  const authentication = values.token ? 'token' : 'session';
  if (values.walk) {
    process.exitCode = await walkWith(values, { baseUrl, authentication, ...account });
    return;
  }
  const { check, CannotCheck } = await bundled('tools/contract/check/check.ts');
  try {
    const { text, json, summary } = await check({ baseUrl, ...account, authentication });
    console.log(values.json ? JSON.stringify(json, null, 2) : text);
    process.exitCode = summary.costly > 0 ? 1 : 0;
  } catch (error) {
    throw error instanceof CannotCheck ? new Told(error.message) : error;
  }
};

try {
  await run();
} catch (error) {
  // does not print the error itself, because its request may contain the password
  console.error(`\n✗ ${lineOf(error) ?? `Pemeriksaan berhenti: ${error?.name ?? 'kesalahan'}`}`);
  process.exitCode = cannotRun;
}
