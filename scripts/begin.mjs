// Every script imports this module first, and imports packages with `await import`. So an outdated Node version or a missing package is
// reported in one readable line.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unsupportedNode } from './install/node-version.mjs';
import { lineOf, Told } from './told.mjs';

export const startedIn = process.env.INIT_CWD ?? process.cwd();

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
process.on('uncaughtException', (error) => {
  const line = lineOf(error);
  console.error(line === null ? error : `\n✗ ${line}`);
  process.exit(1);
});

const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const problem = unsupportedNode(process.version, engines.node);
if (problem !== null) throw new Told(problem);
