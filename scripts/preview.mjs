#!/usr/bin/env node
// Serves a build as in production, and creates it if missing:
// node scripts/preview.mjs [--mode simulation] [--port 4173] [--host 0.0.0.0] [--api http://localhost:8000] [--all-features] [--nginx]
// `--all-features` is for an API with every feature beyond the specification, such as `npm run api`. `--nginx` serves with the system's
// nginx, with the API on the same origin.
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { allFeatures, configFor } from './api-config.mjs';
import { ensureBuilt, readJson } from './built.mjs';
import { atFreePort, besideApi, otherAddresses, warnOfOldNode } from './listen.mjs';
import { addressOf, oneOf, portOf, readOptions } from './options.mjs';
import { serveBuild } from './serving/build-files.mjs';
import { serveByNginx } from './serving/nginx.mjs';
import { Told } from './told.mjs';

const values = readOptions({
  mode: { type: 'string', help: 'production atau simulation', default: 'production' },
  port: { type: 'string', help: 'port' },
  host: { type: 'string', help: 'alamat yang melayani; 0.0.0.0 untuk seluruh jaringan' },
  api: { type: 'string', help: 'alamat API' },
  'all-features': { type: 'boolean', help: 'semua fitur yang tidak wajib dinyalakan', default: false },
  nginx: { type: 'boolean', help: 'dilayani nginx', default: false },
});
const mode = oneOf('mode', values.mode, ['production', 'simulation']);
const simulation = mode === 'simulation';
if (values.nginx && (simulation || values.host !== undefined))
  throw new Told('--nginx menyajikan build live di localhost: tanpa --mode simulation dan --host.');
const dir = simulation ? 'dist-demo' : 'dist';
const given = values.port === undefined ? null : portOf(values.port);
warnOfOldNode(values.host);
ensureBuilt(dir, mode);
const file = path.join(dir, 'config.json');
const api = values.api ?? (values.nginx ? 'http://localhost:8000' : undefined);
const ofBuild = readJson(file);
const named = api === undefined ? ofBuild : configFor(addressOf('api', api), ofBuild);
const config = {
  ...named,
  ...(values['all-features'] && { features: allFeatures }),
  ...(values.nginx && { api: { ...named.api, baseUrl: '' }, socket: { ...named.socket, url: '' } }), // changes only the API and socket addresses; the payment script still comes from the simulated API
};
const used = async () => {
  if (!fs.existsSync('node_modules/vite')) return config;
  const { warnOfWrong } = await import('./pages/samples.mjs');
  return warnOfWrong(config, file, { everything: simulation });
};
const policyOf = await used();
const serve = (port) =>
  values.nginx
    ? serveByNginx({ dir, config, used: policyOf, api: addressOf('api', api), port })
    : serveBuild({ dir, mode, port, host: values.host, config, policyOf });
const usual = values.nginx ? 4175 : simulation ? 4174 : 4173;
const { url: served } = await (given === null ? atFreePort(usual, serve) : serve(given));
const url = api && !values.host ? besideApi(served, api) : served;
console.log(`Portal: ${[url, ...otherAddresses(url, values.host)].join('\n        ')}`);
