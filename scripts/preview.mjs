#!/usr/bin/env node
// Serves a build as production should, and makes it where there is none:
// node scripts/preview.mjs [--mode simulation] [--port 4173] [--host 0.0.0.0] [--api http://localhost:8000] [--all-features]
// `--all-features` is for an API that can do all that the specification does not show, as `npm run api` can.
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { allFeatures, configFor } from './api-config.mjs';
import { ensureBuilt } from './built.mjs';
import { atFreePort, otherAddresses } from './listen.mjs';
import { addressOf, oneOf, portOf, readOptions } from './options.mjs';
import { readJson } from './serving/serving.mjs';
import { serveBuild } from './serving/static-server.mjs';

const values = readOptions({
  mode: { type: 'string', default: 'production' },
  port: { type: 'string' },
  host: { type: 'string' },
  api: { type: 'string' },
  'all-features': { type: 'boolean', default: false },
});
const mode = oneOf('mode', values.mode, ['production', 'simulation']);
const simulation = mode === 'simulation';
const dir = simulation ? 'dist-demo' : 'dist';
const given = values.port === undefined ? null : portOf(values.port);
ensureBuilt(dir, mode);
const file = path.join(dir, 'config.json');
const named = values.api === undefined ? readJson(file) : configFor(addressOf('api', values.api));
const config = values['all-features'] ? { ...named, features: allFeatures } : named;
/** As the portal reads it: what judges it needs the packages, and a build can be served without them. */
const used = async () => {
  if (!fs.existsSync('node_modules/vite')) return config;
  const { warnOfWrong } = await import('./pages/samples.mjs');
  return warnOfWrong(config, file, { everything: simulation });
};
const policyOf = await used();
const serve = (port) => serveBuild({ dir, mode, port, host: values.host, config, policyOf });
const { url } = await (given === null ? atFreePort(simulation ? 4174 : 4173, serve) : serve(given));
console.log(`Portal: ${[url, ...otherAddresses(url, values.host)].join('\n        ')}`);
