import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Told } from './told.mjs';

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

const entryOf = (name, command) => {
  const folder = path.resolve('node_modules', name);
  if (!fs.existsSync(folder)) return undefined;
  const { bin } = readJson(path.join(folder, 'package.json'));
  const entry = typeof bin === 'string' ? { [path.basename(name)]: bin }[command] : bin?.[command];
  return entry && path.join(folder, entry);
};

/** The JavaScript file of an installed command, to run with Node: the installed shell scripts start differently on Windows. */
export const commandFile = (command) => {
  const { devDependencies } = readJson('package.json');
  for (const name of Object.keys(devDependencies)) {
    const file = entryOf(name, command);
    if (file) return file;
  }
  throw new Told(`Perintah "${command}" belum terpasang. Jalankan "npm install" dulu (perlu internet sekali).`);
};

/** The JavaScript file of npm: the one running this script, the one next to Node, or the one on the PATH. */
export const npmFile = () => {
  const beside = path.dirname(process.execPath);
  const places = [
    process.env.npm_execpath ?? '', // may name a package manager other than npm
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'), // its place on Windows
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    ...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'npm')),
  ];
  const files = places.filter((place) => fs.existsSync(place)).map((place) => fs.realpathSync(place));
  const file = files.find((each) => path.basename(each) === 'npm-cli.js');
  if (!file) throw new Told('npm tidak ditemukan. Pasang Node.js dari https://nodejs.org, yang membawa npm.');
  return file;
};

/** Streams the output of a step. Parallel steps print theirs at the end, so that lines do not mix. A step that yields has a low priority. */
const run = ([command, ...args], env, beside, yields) =>
  new Promise((resolve, reject) => {
    const words = command === 'node' ? args : [commandFile(command), ...args];
    const stdio = beside ? ['inherit', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(process.execPath, words, { stdio, env: { ...process.env, ...env } });
    if (yields && child.pid) os.setPriority(child.pid, Math.min(os.getPriority() + 10, 19));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (beside) console.log(`\n▸ ${[command, ...args].join(' ')}\n${said}`);
      resolve(code ?? signal);
    });
  });

const timed = async (step, env, beside, yields) => {
  const started = performance.now();
  if (!beside) console.log(`\n▸ ${step.join(' ')}`);
  const code = await run(step, env, beside, yields);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${code === 0 ? '✓' : '✗'} ${seconds.padStart(7)} s  ${step.join(' ')}`;
};

/** Steps that read the sources without running them. */
export const linters = [['biome', 'check', '--error-on-warnings'], ['oxlint'], ['knip']];

/**
 * Runs steps in sequence and stops after the first failure. A step is a command with arguments (`node` with a script, or an installed
 * command), or a list of commands to run in parallel: the first has the processor, the others what it leaves idle. Prints the duration of
 * each step.
 */
export const runAll = async (steps, env = {}) => {
  const told = [];
  const failed = () => told.some((line) => line.startsWith('✗'));
  for (const step of steps) {
    const several = Array.isArray(step[0]);
    const commands = several ? step : [step];
    told.push(...(await Promise.all(commands.map((each, at) => timed(each, env, several, at > 0)))));
    if (failed()) break;
  }
  console.log(`\n${told.join('\n')}`);
  if (failed()) process.exit(1);
};
