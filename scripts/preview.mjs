#!/usr/bin/env node
// Serves a finished build as production should:  node scripts/preview.mjs [--mode simulation] [--port 4173] [--api http://localhost:8000]
import { parseArgs } from 'node:util';
import { configFor } from './api-config.mjs';
import { serveBuild } from './static-server.mjs';

const { values } = parseArgs({
  options: { mode: { type: 'string', default: 'production' }, port: { type: 'string' }, api: { type: 'string' } },
});
const simulation = values.mode === 'simulation';
const { url } = await serveBuild({
  dir: simulation ? 'dist-demo' : 'dist',
  mode: values.mode,
  port: Number(values.port ?? (simulation ? 4174 : 4173)),
  ...(values.api ? { config: configFor(values.api) } : {}),
});
console.log(`Portal: ${url}`);
