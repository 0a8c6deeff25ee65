#!/usr/bin/env node
// `npm run tools -- <name> [arguments]`: one of the scripts of this folder's package, whose packages are installed when they are first needed.
import '../scripts/begin.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ensureInstalled } from '../scripts/install/ensure-installed.mjs';
import { npmFile } from '../scripts/run.mjs';
import { Told } from '../scripts/told.mjs';

const [name, ...args] = process.argv.slice(2);
const { scripts } = JSON.parse(fs.readFileSync('tools/package.json', 'utf8'));
if (!Object.hasOwn(scripts, name ?? ''))
  throw new Told(`"${name ?? ''}" tidak dikenal. Yang ada: ${Object.keys(scripts).join(', ')}.`);

ensureInstalled();
const npm = (...words) =>
  spawnSync(process.execPath, [npmFile(), '--prefix', 'tools', ...words], { stdio: 'inherit' }).status;
if (!fs.existsSync('tools/node_modules') && npm('ci') !== 0) process.exit(1);
process.exit(npm('run', name, '--', ...args) ?? 1);
