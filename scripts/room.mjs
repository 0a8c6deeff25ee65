#!/usr/bin/env node
// A class on a LAN, with one simulated world stored in a file:
// node scripts/room.mjs [--trainees 40] [--at siap-ujian,apl01-dikembalikan] [--port 8080] [--host 0.0.0.0] [--state kelas.jsonl] [--new]
// [--names peserta.csv] [--accounts akun.csv] [--demo-accounts]
import './begin.mjs';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isByTransfer, shipped } from './api-config.mjs';
import { startedIn } from './begin.mjs';
import { ensureBuilt } from './built.mjs';
import { bundled } from './bundled.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { atFreePort, otherAddresses, warnOfOldNode } from './listen.mjs';
import { numberOf, portOf, readOptions } from './options.mjs';
import { tellAccounts } from './room/accounts.mjs';
import { readNameList } from './room/name-list.mjs';
import { buildTrainerPage, roomPages } from './room/pages.mjs';
import { roomOptions } from './room/room-options.mjs';
import { againLine, continuedLines, namesLines, worldLine } from './room/state-lines.mjs';
import { apiHeaders } from './serving/headers.mjs';
import { Told } from './told.mjs';

const values = readOptions(roomOptions);
const read = (name) => {
  const list = path.resolve(startedIn, name);
  if (!fs.existsSync(list)) throw new Told(`File ${name} tidak ditemukan.`);
  if (fs.statSync(list).isDirectory()) throw new Told(`${name} adalah folder, bukan file.`);
  return fs.readFileSync(list);
};
/** The place of a file that is written, in a folder that exists. */
const placeFor = (name, option) => {
  const place = path.resolve(startedIn, name);
  const folder = path.dirname(place);
  if (!fs.existsSync(folder)) throw new Told(`Folder ${folder} untuk --${option} tidak ada. Buat folder itu dulu.`);
  if (fs.existsSync(place) && fs.statSync(place).isDirectory())
    throw new Told(`--${option} ${name} adalah folder. Tulis nama file di dalamnya.`);
  return place;
};
const { names, remarks } = values.names === undefined ? { names: [], remarks: [] } : readNameList(read(values.names));
const at = (values.at ?? 'siap-ujian')
  .split(',')
  .map((name) => (name.endsWith('.json') ? { name, text: read(name).toString() } : name));
const trainees = numberOf('trainees', values.trainees ?? String(names.length || 20), 200);
const given = values.port === undefined ? null : portOf(values.port);
const file = values.state === undefined ? path.resolve('kelas-simulasi.jsonl') : placeFor(values.state, 'state');
const accountsFile = values.accounts === undefined ? null : placeFor(values.accounts, 'accounts');
warnOfOldNode(values.host);
ensureInstalled();

const { renderSVG, renderUnicodeCompact } = await import('uqr');
ensureBuilt('dist', 'production');
const [{ startRoom }, trainerFolder] = await Promise.all([
  bundled('fake-backend/hosts/node-room.ts'),
  buildTrainerPage(),
]);

/** Read before the start, which writes the file. */
const usedAt = !values.new && fs.existsSync(file) ? fs.statSync(file).mtime.toISOString() : null;

/** Without signs that look alike on paper or in handwriting, such as 1 and l, 9 and g, 5 and s, 2 and z, w and vv. */
const letters = 'abcdefhjkmnprtuwxy23456789';
const random = (length) => Array.from({ length }, () => letters[crypto.randomInt(letters.length)]).join('');

/** Stored next to the world, so that an open trainer's page keeps working after a restart. */
const secretFile = `${file}.rahasia`;
const keptSecret = usedAt !== null && fs.existsSync(secretFile) ? fs.readFileSync(secretFile, 'utf8') : '';
const secret = /^([a-z2-9]{5}-){5}[a-z2-9]{5}$/.test(keptSecret)
  ? keptSecret
  : Array.from({ length: 6 }, () => random(5)).join('-'); // 141 bits, which no trainee can guess
let control = null;
const pages = roomPages(trainerFolder, () => ({
  ahead: control ? control.now().getTime() - Date.now() : 0,
  rate: control?.clockRate() ?? 1,
}));
const settings = {
  host: values.host,
  secret,
  file,
  usedAt,
  trainees,
  names,
  at,
  passwordOf: () => random(8),
  demoAccounts: values['demo-accounts'],
  byTransfer: isByTransfer(shipped()),
  pages,
  headers: apiHeaders,
};
let fresh = values.new;
const start = (port) => {
  const started = startRoom({ ...settings, fresh, port });
  fresh = false; // if the port is in use, the next attempt keeps the new world
  return started;
};
const room = await (given === null ? atFreePort(8080, start) : start(given)).catch((error) => {
  if (error instanceof RangeError) throw new Told(error.message);
  throw error;
});
fs.writeFileSync(secretFile, secret, { mode: 0o600 }); // readable only by the trainer's own user
const { url, accounts, renamed, kept } = room;
({ control } = room);
const [example] = room.control.personas();
const others = otherAddresses(url, values.host);
const [best = url] = others;

if (accountsFile !== null) tellAccounts(accountsFile, accounts, best, renderSVG(best, { border: 1 }));
console.log(`
${[...continuedLines(usedAt, values.at !== undefined), ...namesLines(names, { remarks, renamed, kept })]
  .map((line) => `  ${line}\n`)
  .join('')}
${renderUnicodeCompact(best, { border: 2 })}

  Kelas simulasi untuk peserta: ${[best, ...others.slice(1), ...(best === url ? [] : [url])].join('\n                                ')}
  Halaman pengajar:             ${best}/kelas#${secret}
  Rahasia pengajar:             ${secret}   (jangan diperlihatkan kepada peserta)

  ${worldLine(file, usedAt)}

  ${accounts.length} akun peserta:
${accounts.map(({ email, password }) => `    ${email.padEnd(28)} ${password}`).join('\n')}
${values['demo-accounts'] ? `\n  Akun contoh juga bisa dipakai: ${example.email} dan lainnya, kata sandi ${example.password}\n` : ''}
  Berhenti: Ctrl+C. ${againLine(values.new)}
`);

let full = false;
setInterval(() => {
  if (room.isFull() === full) return;
  full = !full;
  console.log(
    full
      ? '\n  Disk penuh: jawaban dan file peserta tidak tersimpan. Halaman mereka menjaganya dan terus mencoba. Hapus file lain.'
      : '\n  Disk tidak penuh lagi: yang dikirim peserta tersimpan.',
  );
}, 2_000).unref();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    void room.close().finally(() => process.exit(0));
  });
