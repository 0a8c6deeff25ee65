#!/usr/bin/env node
// Serves a build as production should, and makes it where there is none:
// node scripts/preview.mjs [--mode simulation] [--port 4173] [--host 0.0.0.0] [--api http://localhost:8000]
import './begin.mjs';
import { configFor } from './api-config.mjs';
import { ensureBuilt } from './built.mjs';
import { atFreePort, otherAddresses } from './listen.mjs';
import { addressOf, oneOf, portOf, readOptions } from './options.mjs';
import { serveBuild } from './serving/static-server.mjs';

const values = readOptions({
  mode: { type: 'string', default: 'production' },
  port: { type: 'string' },
  host: { type: 'string' },
  api: { type: 'string' },
});
const mode = oneOf('mode', values.mode, ['production', 'simulation']);
const simulation = mode === 'simulation';
const dir = simulation ? 'dist-demo' : 'dist';
const config = values.api !== undefined && { config: configFor(addressOf('api', values.api)) };
const given = values.port === undefined ? null : portOf(values.port);
ensureBuilt(dir, mode);
const serve = (port) => serveBuild({ dir, mode, port, host: values.host, ...config });
const { url } = await (given === null ? atFreePort(simulation ? 4174 : 4173, serve) : serve(given));
console.log(`Portal: ${[url, ...otherAddresses(url, values.host)].join('\n        ')}`);
