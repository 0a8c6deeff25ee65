#!/usr/bin/env node
// Fails when a build uses features that a baseline browser may lack: node scripts/check-baseline.mjs [dist-demo]
// Features are in baseline/features.mjs, harmless uses in baseline/exceptions.mjs.
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { exceptions } from './baseline/exceptions.mjs';
import { baseline } from './baseline/features.mjs';
import { findNewer } from './baseline/find-newer.mjs';

const [dir = 'dist'] = process.argv.slice(2);
const files = fs
  .readdirSync(dir, { recursive: true })
  .filter((name) => /\.(?:js|css|html)$/.test(name))
  .map((name) => ({ name, text: fs.readFileSync(path.join(dir, name), 'utf8') }));
const here = exceptions.filter(({ build }) => build === undefined || build === dir);
const { found, unused } = findNewer(files, baseline, here);

for (const { file, feature, code } of found) console.error(`${dir}/${file}: ${feature} is too young\n    ${code}`);
for (const { feature, code } of unused) console.error(`no use of ${feature} needs the exception ${code}`);
if (found.length + unused.length > 0) process.exit(1);
console.log(`${dir}: nothing younger than the browsers of the baseline in ${files.length} files`);
