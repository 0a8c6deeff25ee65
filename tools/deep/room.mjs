#!/usr/bin/env node
// A load test of a class without browsers: first one trainee, then forty in real time, each with a save every four seconds; at the end the
// server is killed. Fails if an acknowledged answer is lost, if a call fails, or if forty wait more than four times as long as one:
// npm run tools -- room [--trainees 40] [--seconds 300] [--port 8090]
import '../../scripts/begin.mjs';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { numberOf, portOf, readOptions } from '../../scripts/options.mjs';
import { Trainee } from './room-trainee.mjs';

const values = readOptions({
  trainees: { type: 'string', default: '40' },
  seconds: { type: 'string', default: '300' },
  port: { type: 'string', default: '8090' },
});
const count = numberOf('trainees', values.trainees, 200);
const seconds = numberOf('seconds', values.seconds, 36_000);
const port = portOf(values.port);
const most = 4;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kelas-'));
const state = path.join(folder, 'kelas.jsonl');
const table = path.join(folder, 'akun.csv');

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts the class as a trainer does; resolves when the class has printed its addresses. */
const openRoom = () =>
  new Promise((resolve, reject) => {
    const args = [
      'scripts/room.mjs',
      '--port',
      port,
      '--host',
      '127.0.0.1',
      '--trainees',
      count + 1,
      '--state',
      state,
      '--accounts',
      table,
    ];
    const child = spawn(process.execPath, args.map(String), { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('Berhenti:')) resolve(child);
    });
    child.on('exit', (code) => reject(new Error(`the class ended with ${code}: ${said}`)));
  });

const percentile = (times, part) => [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
/** How long calls and uploads took (ms). */
const newTimes = () => ({ calls: [], uploads: [] });
const noteIn = (times) => (time, upload) => times[upload ? 'uploads' : 'calls'].push(time);
const told = (name, times) => {
  for (const [kind, list] of Object.entries(times))
    console.log(
      `${name}: ${list.length} ${kind}, p50 ${percentile(list, 0.5).toFixed(1)} ms, p95 ${percentile(list, 0.95).toFixed(1)} ms`,
    );
};

let child = await openRoom();
process.on('exit', () => {
  child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});
const url = `http://127.0.0.1:${port}`;
const accounts = fs
  .readFileSync(table, 'utf8')
  .trim()
  .split('\r\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([, email, password]) => ({ email, password }));

/** The times of a single trainee, with enough calls to know the slowest twentieth. */
const alone = newTimes();
const one = new Trainee(url, accounts[count], noteIn(alone));
await one.logIn();
for (let round = 1; round <= 150; round += 1) {
  await one.save();
  if (round % 15 === 0) await one.upload();
  if (round % 5 === 0) await one.look();
  await pause(60);
}
await one.handIn();
told('One trainee', alone);

const together = newTimes();
const failures = [];
const trainees = accounts.slice(0, count).map((account) => new Trainee(url, account, noteIn(together)));
const logIns = performance.now();
await Promise.all(trainees.map((trainee) => trainee.logIn()));
console.log(`${count} have logged in and opened their exams in ${((performance.now() - logIns) / 1000).toFixed(1)} s`);

/**
 * Saves every four seconds until the end; the trainees begin at different times. Submits the demonstration after two thirds of the time.
 */
const work = async (trainee, index, from, until) => {
  await pause((index * 4_000) / count);
  const handIn = from + ((until - from) * 2) / 3;
  for (let round = 1; performance.now() < until; round += 1) {
    const next = performance.now() + 4_000;
    try {
      await trainee.save();
      if (performance.now() > handIn) await trainee.handIn();
      else if (!trainee.handedIn && (round + index) % 15 === 0) await trainee.upload();
      if ((round + index) % 5 === 0) await trainee.look();
    } catch (error) {
      failures.push(error.message);
    }
    await pause(Math.max(0, next - performance.now()));
  }
};
const workAll = (ms) =>
  Promise.all(trainees.map((trainee, index) => work(trainee, index, performance.now(), performance.now() + ms)));

await workAll(seconds * 1_000);
told(`${count} trainees`, together);
const ratios = ['calls', 'uploads'].map((kind) => percentile(together[kind], 0.95) / percentile(alone[kind], 0.95));
console.log(
  `p95 of ${count} trainees is ${ratios.map((each) => each.toFixed(2)).join(' and ')} times that of one; ${failures.length} failures`,
);
if (failures.length > 0) console.log([...new Set(failures)].slice(0, 5).join('\n'));

// kills the server while all trainees save: calls may fail now, but acknowledged answers must not be lost
const before = failures.length;
const dying = workAll(5_000);
await pause(3_000);
child.removeAllListeners('exit');
child.kill('SIGKILL');
await dying;
child = await openRoom();
const lost = (await Promise.all(trainees.map((trainee) => trainee.lost()))).reduce((sum, each) => sum + each, 0);
const taken = trainees.reduce((sum, { kept }) => sum + kept.size, 0);
console.log(`Killed while ${failures.length - before} calls were on their way: ${lost} of ${taken} answers are lost`);
const submitted = await Promise.allSettled(trainees.map((trainee) => trainee.submit()));
const refused = submitted.filter(({ status }) => status === 'rejected');
console.log(`${submitted.length - refused.length} have submitted`, refused[0]?.reason.message ?? '');

const ok = before === 0 && lost === 0 && ratios.every((each) => each <= most) && refused.length === 0;
console.log(ok ? '✓ the class holds' : '✗ the class does not hold');
process.exit(ok ? 0 : 1);
