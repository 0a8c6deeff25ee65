#!/usr/bin/env node
// Fails when a page loads more than its budget, or a page of guests what it never shows. Nothing runs: the build has noted who imports what.
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { htmlBudget } from './budgets/budgets.mjs';
import { conceptOf } from './budgets/concept-of.mjs';
import { complaints } from './budgets/judge.mjs';
import { routesIn } from './budgets/loads.mjs';
import { graphFile } from './budgets/module-graph.mjs';
import { assertBuilt } from './built.mjs';

assertBuilt('dist', 'production');
const graph = JSON.parse(fs.readFileSync(graphFile('production'), 'utf8'));
const sizes = new Map();
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, zlib.brotliCompressSync(fs.readFileSync(path.join('dist', file))).length);
  return sizes.get(file);
};

const routes = routesIn(fs.readFileSync('src/ui/routes.tsx', 'utf8'));
const found = complaints(graph, conceptOf, routes, sizeOf);
const html = sizeOf('index.html') / 1000;
if (html > htmlBudget) found.push(`HTML of / with its styles: ${html.toFixed(1)} kB, allowed are ${htmlBudget}`);
if (found.length > 0) {
  console.error(found.join('\n'));
  process.exit(1);
}
console.log(`dist: ${routes.length} routes within their budgets`);
