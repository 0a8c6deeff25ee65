#!/usr/bin/env node
// `npm run tools -- <name> [arguments]`: runs a script of tools/package.json.
import '../scripts/begin.mjs';
import { spawnSync } from 'node:child_process';
import { readJson } from '../scripts/built.mjs';
import { ensureInstalled } from '../scripts/install/ensure-installed.mjs';
import { npmFile } from '../scripts/run.mjs';
import { Told } from '../scripts/told.mjs';

/** Scripts that need the packages of this folder. The packages are installed on first use. */
const withPackages = ['engines', 'mutation', 'openapi', 'regions'];

const [name = '', ...args] = process.argv.slice(2);
const { scripts } = readJson('tools/package.json');
if (!Object.hasOwn(scripts, name))
  throw new Told(`"${name}" tidak dikenal. Yang ada: ${Object.keys(scripts).join(', ')}.`);

ensureInstalled();
if (withPackages.includes(name)) ensureInstalled('tools');
const words = [npmFile(), '--prefix', 'tools', 'run', name, '--', ...args];
process.exit(spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1);
