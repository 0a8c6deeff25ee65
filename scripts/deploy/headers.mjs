#!/usr/bin/env node
// Writes a copy of the live build for a static host (Cloudflare Pages, Netlify), with its `_headers` and `_redirects`:
// npm run deploy:headers -- --config config.json [--out dist-static]
import '../begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { assertBuilt } from '../built.mjs';
import { readOptions } from '../options.mjs';
import { warnOfMissing, warnOfSamples, warnOfWrong } from '../pages/samples.mjs';
import { contentSecurityPolicy } from '../serving/content-security-policy.mjs';
import { ownReports } from '../serving/own-reports.mjs';
import { readJson, readServing } from '../serving/serving.mjs';
import { fileOnHost, headersFile, redirectsFile } from '../serving/static-host.mjs';
import { Told } from '../told.mjs';

const values = readOptions({ config: { type: 'string' }, out: { type: 'string', default: 'dist-static' } });
const dir = path.resolve('dist');
assertBuilt(dir, 'production');
const configFile = values.config ?? path.join(dir, 'config.json');
const config = readJson(configFile);
const used = await warnOfWrong(config, path.relative('.', configFile));
await warnOfSamples(config, path.relative('.', configFile));
warnOfMissing(used, path.relative('.', configFile), path.relative('.', dir));
if (!used.api.baseUrl)
  console.warn('! api.baseUrl kosong, padahal host statis tidak meneruskan /api: beri API alamatnya sendiri.');
if (ownReports(used.telemetry) !== null)
  console.warn(
    '! telemetry menuju host statis ini, yang tidak menerima laporan: sebutkan alamat server yang menampungnya.',
  );
const out = path.resolve(values.out);
if (fs.existsSync(out) && !fs.existsSync(path.join(out, '_redirects')))
  throw new Told(`${values.out} sudah ada dan bukan hasil perintah ini.`);

const names = fs
  .readdirSync(dir, { recursive: true })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => fs.statSync(path.join(dir, name)).isFile())
  .filter((name) => !path.basename(name).startsWith('.') && !/\.(?:gz|br)$/.test(name)); // the host compresses by itself

const { addresses, styleHashes } = readServing(dir);
const owns = addresses.flatMap(({ own }) => (own ? [new RegExp(own)] : []));
const known = new Set(addresses.map(({ file }) => file));
const own = names
  .filter((name) => name.endsWith('/index.html') && !known.has(name))
  .map((name) => `/${path.posix.dirname(name)}`)
  .filter((address) => owns.some((regex) => regex.test(address)));

const rules = () => {
  try {
    return {
      _headers: headersFile(contentSecurityPolicy({ config: used, styleHashes, live: true })),
      _redirects: redirectsFile({ addresses, own }),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Told(`Lebih dari yang diterima Cloudflare Pages: ${error.message} (docs/how-to-deploy.md).`);
  }
};
const files = Object.entries({ ...rules(), 'config.json': JSON.stringify(config) });
fs.rmSync(out, { recursive: true, force: true });
for (const name of names) fs.cpSync(path.join(dir, name), path.join(out, fileOnHost(name)));
for (const [name, text] of files) fs.writeFileSync(path.join(out, name), text);
console.log(`${values.out}: ${names.length} files, ${addresses.length} addresses, ${own.length} pages of schemes`);
