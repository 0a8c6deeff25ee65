#!/usr/bin/env node
// Fails when the server in the page of the simulation weighs more than its budget before a page is usable.
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { demoBudget, serverFiles } from './budgets/demo.mjs';
import { graphOf } from './budgets/module-graph.mjs';
import { assertBuilt } from './built.mjs';

assertBuilt('dist-demo', 'simulation');
const sizeOf = (file) => zlib.gzipSync(fs.readFileSync(path.join('dist-demo', file)), { level: 9 }).length;
const size = serverFiles(graphOf('simulation')).reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
if (size > demoBudget) {
  console.error(`The server in the page: ${size.toFixed(1)} kB of gzip, allowed are ${demoBudget}`);
  process.exit(1);
}
console.log(`dist-demo: the server in the page is ${size.toFixed(1)} kB of gzip`);
