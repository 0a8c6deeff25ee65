import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { commandFile } from '../../run.mjs';

/** Whatever is built, installed or history is not copied; all else can be read by a test. */
const left = new Set([
  'node_modules',
  '.git',
  'dist',
  'dist-demo',
  'test-results',
  'playwright-report',
  'storybook-static',
]);

/** A copy of the sources with the installed packages linked into it; gives its folder. */
export const makeCopy = async (folder) => {
  await fs.mkdir(folder, { recursive: true });
  const copied = (await fs.readdir('.')).filter((name) => !left.has(name));
  for (const name of copied) await fs.cp(name, path.join(folder, name), { recursive: true });
  await fs.symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
};

/** Milliseconds: a guard whose absence lets a test go on for ever must not keep the others waiting. */
const longest = 120_000;

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ended = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });

/**
 * Runs these test files in a copy, all of their tests or those with this title: how many ran, the names of those that failed, and
 * why a file could not be loaded.
 */
export const runTests = async (folder, files, title) => {
  const report = path.join(folder, 'report.json');
  await fs.rm(report, { force: true });
  const only = title === undefined ? [] : ['-t', literally(title), '--bail', '1'];
  const args = ['run', ...files, ...only, '--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, [commandFile('vitest'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(title !== undefined && { timeout: longest }), // all of them at once take as long as they take
  });
  const said = await ended(child);
  const text = await fs.readFile(report, 'utf8').catch(() => null);
  if (text === null) return { ran: 0, failed: [], broken: said.slice(-2_000) };
  const suites = JSON.parse(text).testResults;
  const tests = suites.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const broken = suites.find(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return {
    ran: tests.filter(({ status }) => status === 'passed').length + failed.length,
    failed,
    broken: broken ? broken.message || 'unknown' : null,
  };
};
