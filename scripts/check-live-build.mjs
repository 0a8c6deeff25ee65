#!/usr/bin/env node
// Fails when the live build holds anything of the simulation.
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { assertBuilt } from './built.mjs';

const traces = [
  /\bmsw\b/i,
  /mswjs/i,
  /contoh123/,
  /@contoh\.example/,
  /Panel Simulasi/,
  /Isi contoh|Lompat ke langkah ini/,
  /Kotak surat simulasi/,
  /Gerbang pembayaran simulasi/,
  /__SIMULATION__/,
  /BUKAN SERTIFIKAT SAH/,
  /jspdf|html2canvas|canvg/i,
];
assertBuilt('dist', 'production');
const files = fs.readdirSync('dist', { recursive: true }).filter((file) => /\.(js|html|css|json)$/.test(file));
const found = files.flatMap((file) => {
  const text = fs.readFileSync(path.join('dist', file), 'utf8');
  return traces.filter((trace) => trace.test(text)).map((trace) => `dist/${file}: ${trace}`);
});
if (found.length > 0) {
  console.error(`The live build holds parts of the simulation:\n${found.join('\n')}`);
  process.exit(1);
}
console.log(`dist: nothing of the simulation in ${files.length} files`);
