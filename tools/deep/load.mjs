#!/usr/bin/env node
// A load test without browsers: candidates take an exam with the portal's own application, over a network that is down for a minute in the
// middle (docs/how-much-a-server-must-bear.md). Starts `npm run api` unless `--base` is given. Fails if an answer is lost, or if somebody
// cannot hand in. With `--room`, forty trainees of a class work for five minutes, with files of almost 10 MB, and its server is killed in the
// middle:
// npm run tools -- load [--candidates 300] [--minutes 3] [--outage 60]
// [--base https://staging.example --yes-load staging.example --accounts peserta.csv --origin https://portal.example --authentication token]
import '../../scripts/begin.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startedIn } from '../../scripts/begin.mjs';
import { bundled } from '../../scripts/bundled.mjs';
import { ensureInstalled } from '../../scripts/install/ensure-installed.mjs';
import { addressOf, demandNamedTwice, numberOf, oneOf, readOptions } from '../../scripts/options.mjs';

const values = readOptions({
  room: { type: 'boolean', help: 'kelas dengan empat puluh peserta', default: false },
  candidates: { type: 'string', help: 'jumlah asesi' },
  minutes: { type: 'string', help: 'lama ujian dalam menit' },
  outage: { type: 'string', help: 'detik tanpa jaringan', default: '60' },
  base: { type: 'string', help: 'alamat API' },
  'yes-load': { type: 'string', help: 'nama host itu sekali lagi' },
  accounts: { type: 'string', help: 'tabel akun' },
  origin: { type: 'string', help: 'asal portal' },
  authentication: { type: 'string', help: 'session atau token', default: 'session' },
});
const count = numberOf('candidates', values.candidates ?? (values.room ? '40' : '300'), 1_000);
const seconds = 60 * numberOf('minutes', values.minutes ?? (values.room ? '5' : '3'), 60);
const outageSeconds = numberOf('outage', values.outage, seconds / 3);
const base = values.base === undefined ? undefined : addressOf('base', values.base);
if (base !== undefined) demandNamedTwice(base, 'yes-load', values['yes-load'], 'membuat sibuk');
ensureInstalled();

/** The table that `npm run room -- --accounts` writes: name, email, password, address; or one with commas. */
const readAccounts = (file) => {
  const [, ...lines] = fs.readFileSync(path.resolve(startedIn, file), 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => line.split(/[;,]/)).map(([, email, password]) => ({ email, password }));
};
const known = () =>
  Array.from({ length: count }, (_, index) => ({
    email: `peserta-${String(index + 1).padStart(2, '0')}@kelas.example`,
    password: 'contoh123',
  }));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'beban-'));
const [state, table] = ['kelas.jsonl', 'akun.csv'].map((name) => path.join(folder, name));
let child;
process.on('exit', () => {
  child?.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});
const roomArgs = ['--host', '127.0.0.1', '--port', '8090', '--trainees', count, '--state', state, '--accounts', table];
const args = values.room
  ? ['scripts/room.mjs', ...roomArgs]
  : ['scripts/api.mjs', '--port', '0', '--candidates', count];

const start = () =>
  new Promise((resolve, reject) => {
    child = spawn(process.execPath, args.map(String), { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('Berhenti:')) resolve(/http:\S+/.exec(said)[0]);
    });
    child.on('exit', (code, signal) => signal ?? reject(new Error(`the server ended with ${code}: ${said}`)));
  });
const killed = async () => {
  child.kill('SIGKILL');
  await once(child, 'exit');
  await start();
};

await import('../../tests/load/page.mjs');
const { runLoad } = await bundled('tests/load/run-load.ts');
const url = base ?? (await start());
const list = values.room ? table : values.accounts;
const accounts = (list === undefined ? known() : readAccounts(list)).slice(0, count);
console.log(`${accounts.length} candidates at ${url}: ${seconds} s, with ${outageSeconds} s without a network`);
const report = await runLoad({
  ...{ base: url, accounts, seconds, outageSeconds, isClass: values.room },
  origin: values.origin ?? new URL(url).origin,
  authentication: oneOf('authentication', values.authentication, ['session', 'token']),
  ...(values.room && { onOutage: killed }),
});

const shown = (number, digits = 1) => (number === null ? '-' : number.toFixed(digits)).padStart(9);
const kilobytes = (bytes) => shown(bytes / 1_000, 0);
console.log('\n            s  calls/s     peak     kB/s     peak   p50 ms   p95 ms  failures');
for (const [name, { calls, bytes, p50, p95, failures }] of Object.entries(report.loads)) {
  const { from, to } = report.spans[name];
  const cells = [shown((to - from) / 1_000, 0).slice(3), shown(calls.mean), shown(calls.peak, 0)];
  const kinds = Object.entries(failures).map(([kind, times]) => `${times} ${kind}`);
  console.log(
    name.padEnd(7),
    ...cells,
    kilobytes(bytes.mean),
    kilobytes(bytes.peak),
    shown(p50),
    shown(p95),
    ` ${kinds.join(', ')}`,
  );
}
const { middle, after } = report.loads;
const { day } = report;
console.log('\nCalls of a candidate:');
for (const [route, calls] of Object.entries(report.paths)) console.log(shown(calls / accounts.length), route);
console.log(`
After the outage: ${(after.calls.mean / middle.calls.mean).toFixed(2)} times the middle, ${(after.calls.peak / middle.calls.mean).toFixed(2)} times in the highest second
Lag of this process: ${report.loopDelayMs.toFixed(0)} ms (p95)
Handed in: ${report.handedIn} of ${accounts.length}; answers lost: ${report.lost} of ${report.chosen} ${Object.entries(report.problems).map(([problem, times]) => `\n${times} ${problem}`)}

${day.candidates} candidates, ${day.answers} answers in ${day.minutes} minutes, arriving within ${day.arrivalSeconds} s, handing in within ${day.leavingSeconds} s:`);
for (const [name, { calls, bytes }] of Object.entries(report.extrapolated))
  console.log(name.padEnd(6), shown(calls, 0), 'calls/s', shown(bytes / 1e6), 'MB/s');
const ok = report.lost === 0 && report.handedIn === accounts.length;
console.log(ok ? '\n✓ no answer is lost' : '\n✗ not every answer arrived');
process.exit(ok ? 0 : 1);
