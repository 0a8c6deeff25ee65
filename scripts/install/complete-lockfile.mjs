#!/usr/bin/env node
// After `npm install <package>`: adds the optional packages of other systems to package-lock.json, so that `npm ci` works there.
import '../begin.mjs';
import fs from 'node:fs';
import { missingPackages } from './lock-file.mjs';

const file = 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const missing = missingPackages(lock);
const entries = [...Object.entries(lock.packages), ...missing];
lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
for (const [place, { version }] of missing) console.log(`+ ${place.replace(/^.*node_modules\//, '')}@${version}`);
console.log(`${missing.length} paket ditambahkan ke ${file}.`);
