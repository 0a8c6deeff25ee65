#!/usr/bin/env node
// Serves a finished build as production should:
// node scripts/preview.mjs [--mode simulation] [--port 4173] [--host 0.0.0.0] [--api http://localhost:8000]
import './begin.mjs';
import { configFor } from './api-config.mjs';
import { otherAddresses } from './listen.mjs';
import { addressOf, oneOf, portOf, readOptions } from './options.mjs';
import { serveBuild } from './static-server.mjs';

const values = readOptions({
  mode: { type: 'string', default: 'production' },
  port: { type: 'string' },
  host: { type: 'string' },
  api: { type: 'string' },
});
const mode = oneOf('mode', values.mode, ['production', 'simulation']);
const simulation = mode === 'simulation';
const { url } = await serveBuild({
  dir: simulation ? 'dist-demo' : 'dist',
  mode,
  port: portOf(values.port ?? (simulation ? '4174' : '4173')),
  host: values.host,
  ...(values.api !== undefined && { config: configFor(addressOf('api', values.api)) }),
});
console.log(`Portal: ${[url, ...otherAddresses(url, values.host)].join('\n        ')}`);
