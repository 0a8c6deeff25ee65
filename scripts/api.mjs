#!/usr/bin/env node
// The simulated API on a real port:
// node scripts/api.mjs [--port 8000] [--host 127.0.0.1] [--name api.lan] [--origin http://portal.lan] [--authentication token] [--latency 0]
// [--candidates 300]: this many more people, each with an exam that can be started
// [--config lsp/config.json]: this API keeps the limits of this configuration of the portal; by default of the shipped one
import './begin.mjs';
import path from 'node:path';
import { isByTransfer } from './api-config.mjs';
import { startedIn } from './begin.mjs';
import { readJson } from './built.mjs';
import { bundled } from './bundled.mjs';
import { atFreePort, otherAddresses, warnOfOldNode } from './listen.mjs';
import { numberOf, oneOf, portOf, readOptions } from './options.mjs';
import { warnOfWrong } from './pages/samples.mjs';

const values = readOptions({
  port: { type: 'string', help: 'port' },
  host: { type: 'string', help: 'alamat yang melayani', default: '127.0.0.1' },
  name: { type: 'string', help: 'nama host yang dijawab, boleh berulang', multiple: true, default: [] },
  origin: { type: 'string', help: 'asal portal yang boleh memanggil, boleh berulang', multiple: true, default: [] },
  authentication: { type: 'string', help: 'session atau token', default: 'session' },
  latency: { type: 'string', help: 'milidetik sebelum setiap balasan', default: '0' },
  candidates: { type: 'string', help: 'jumlah asesi tambahan untuk uji beban', default: '0' },
  config: { type: 'string', help: 'config.json portal, yang aturannya ikut dipakai; tanpa ini public/config.json' },
});
const given = values.port === undefined ? null : portOf(values.port);
const settings = {
  host: values.host,
  names: values.name.map((name) => name.toLowerCase()),
  origins: values.origin,
  authentication: oneOf('authentication', values.authentication, ['session', 'token']),
  latency: numberOf('latency', values.latency, 60_000),
  candidates: numberOf('candidates', values.candidates, 1_000),
};

warnOfOldNode(settings.host);
const { startNode } = await bundled('fake-backend/hosts/node.ts');
const file = values.config === undefined ? 'public/config.json' : path.resolve(startedIn, values.config);
const ofBody = await warnOfWrong(readJson(file), file, { everything: true });

const start = (port) =>
  startNode({ ...settings, evidenceKb: ofBody.evidence?.maxKb, byTransfer: isByTransfer(ofBody), port });
const { url, control } = await (given === null ? atFreePort(8000, start) : start(given));
console.log(`
  API simulasi: ${[url, ...otherAddresses(url, settings.host)].join('\n                ')}
  Skrip pembayaran: ${url}/snap/snap.js

${control
  .personas()
  .filter(({ email }) => !email.endsWith('@kelas.example'))
  .map(({ email, password, persona }) => `    ${email.padEnd(28)} ${password}  ${persona}`)
  .join('\n')}
${settings.candidates > 0 ? `    peserta-01@kelas.example dan seterusnya, ${settings.candidates} orang siap ujian, kata sandi sama\n` : ''}
  Berhenti: Ctrl+C
`);
