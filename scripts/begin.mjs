// Each script imports this first: whatever it needs beside Node and these files comes with `await import` afterwards, so that a Node
// that is too old, or a package that is missing, is told in a line.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unsupportedNode } from './install/node-version.mjs';
import { lineOf, Told } from './told.mjs';

/** The folder that whoever started this script was in; npm starts it in that of the package. */
export const startedIn = process.env.INIT_CWD ?? process.cwd();

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url)))); // from wherever it was started
process.on('uncaughtException', (error) => {
  const line = lineOf(error);
  console.error(line === null ? error : `\n✗ ${line}`);
  process.exit(1);
});

const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const problem = unsupportedNode(process.version, engines.node);
if (problem !== null) throw new Told(problem);
