#!/usr/bin/env node
// Tries the README's two commands as a newcomer meets them, on fresh clones with nothing installed, and prints minutes and the first bad line:
// npm run tools -- trial [--turns 1] [--node 20.19.0,24] [--keep]
// A turn: `npm test` beside `npm start` in one clone, with the next of the Node versions. After the turns: `npm test` in two clones at once.
import '../../scripts/begin.mjs';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { numberOf, readOptions } from '../../scripts/options.mjs';
import { npmFile } from '../../scripts/run.mjs';
import { Told } from '../../scripts/told.mjs';

const values = readOptions({
  turns: { type: 'string', help: 'jumlah putaran', default: '1' },
  node: { type: 'string', help: 'versi Node, dipisah koma; tanpa ini yang terpasang' },
  keep: { type: 'boolean', help: 'klon tidak dihapus', default: false },
});
const turns = numberOf('turns', values.turns, 100);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-trial-'));
const checked = (command, args, options) => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Told(`${command} ${args.join(' ')}: ${stderr}`);
};

/** The folder of a Node version, from the npm package `node`. */
const nodeFolder = (version) => {
  const place = path.join(folder, `node-${version}`);
  fs.mkdirSync(place);
  checked(process.execPath, [npmFile(), 'install', '--prefix', place, `node@${version}`]);
  return path.join(place, 'node_modules/node/bin');
};

/** A command in a clone: what it says, and how it ends. The variables of an outer npm or CI stay out, as for a newcomer. */
const command = (clone, nodeIn, ...words) => {
  const variables = Object.entries(process.env).filter(([name]) => !/^(?:npm_|CI$|INIT_CWD$|NODE_ENV$)/.test(name));
  const env = {
    ...Object.fromEntries(variables),
    ...(nodeIn && { PATH: `${nodeIn}${path.delimiter}${process.env.PATH}` }),
  };
  const node = nodeIn ? path.join(nodeIn, 'node') : process.execPath;
  const child = spawn(node, [npmFile(), ...words], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = performance.now();
  const run = {
    said: '',
    end: () => {
      try {
        process.kill(-child.pid, 'SIGTERM'); // its whole group: npm, the script, and what that started
      } catch {} // it has ended
    },
    ended: new Promise((resolve) => {
      child.on('close', (code) => resolve({ code, minutes: (performance.now() - started) / 60_000 }));
    }),
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      run.said += text;
    });
  return run;
};

const firstBadLine = (said) =>
  said.split('\n').find((line) => !line.includes('✓') && /✗|✘|×|FAIL|\bError\b|ERR_|failed\b/.test(line)) ?? '';

let bad = 0;
const report = (name, { code, minutes }, said) => {
  console.log(`${code === 0 ? '✓' : '✗'} ${minutes.toFixed(1).padStart(5)} min  ${name}`);
  if (code === 0) return;
  bad += 1;
  const log = path.join(folder, `${bad}.log`);
  fs.writeFileSync(log, said);
  console.log(`  ${firstBadLine(said)}\n  ${log}`);
};

const cloned = (name) => {
  const clone = path.join(folder, name);
  checked('git', ['clone', '-q', process.cwd(), clone]);
  return clone;
};

const testIn = async (clone, nodeIn, name) => {
  const test = command(clone, nodeIn, 'test');
  report(name, await test.ended, test.said);
};

const answers = async (address) => {
  const page = await fetch(address).catch(() => null);
  return page?.ok === true && (await page.text()).includes('id="root"');
};

/** `npm start` until it answers; then it must answer as long as `npm test` runs beside it. Both begin with nothing installed. */
const startBesideTest = async (clone, nodeIn, label) => {
  const start = command(clone, nodeIn, 'start');
  const testing = testIn(clone, nodeIn, `npm test beside npm start, ${label}`);
  const began = performance.now();
  let address;
  while (!address && performance.now() - began < 300_000) {
    await setTimeout(200);
    address = /http:\/\/localhost:\d+\//.exec(start.said)?.[0];
  }
  const minutes = (performance.now() - began) / 60_000;
  report(`npm start, ${label}`, { code: address && (await answers(address)) ? 0 : 1, minutes }, start.said);
  await testing;
  report(
    `npm start, still there after the test, ${label}`,
    { code: address && (await answers(address)) ? 0 : 1, minutes: 0 },
    start.said,
  );
  start.end();
  await start.ended;
};

const removed = (clone) => values.keep || fs.rmSync(clone, { recursive: true });
const versions = values.node?.split(',') ?? [process.versions.node];
const nodes = versions.map((version) => [version, values.node && nodeFolder(version)]);
for (let turn = 1; turn <= turns; turn += 1) {
  const [version, nodeIn] = nodes[(turn - 1) % nodes.length];
  const clone = cloned(`turn-${turn}`);
  await startBesideTest(clone, nodeIn, `Node ${version}, turn ${turn}`);
  removed(clone);
}
const [version, nodeIn] = nodes[0];
await Promise.all(
  ['one', 'two'].map(async (name) => {
    const clone = cloned(name);
    await testIn(clone, nodeIn, `npm test in clone ${name} of two at once, Node ${version}`);
    removed(clone);
  }),
);
if (bad > 0) throw new Told(`${bad} gagal; log lengkap di ${folder}`);
fs.rmSync(folder, { recursive: true });
