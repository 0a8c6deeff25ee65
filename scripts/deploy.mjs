#!/usr/bin/env node
// Prepares the live build for its server:
// npm run deploy -- --config config.json [--to nginx] [--out deploy/portal-maps.conf]   the nginx maps; compresses dist/
// npm run deploy -- --config config.json --to static [--out dist-static]              a copy for Cloudflare Pages or Netlify
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { assertBuilt, readJson, readServing } from './built.mjs';
import { oneOf, readOptions } from './options.mjs';
import { samplesIn, warnOfMissing, warnOfSamples, warnOfWrong, writeVersion } from './pages/samples.mjs';
import { compressFiles } from './serving/compress.mjs';
import { contentSecurityPolicy } from './serving/content-security-policy.mjs';
import { nginxMaps } from './serving/nginx.mjs';
import { fileOnHost, headersFile, redirectsFile } from './serving/static-host.mjs';
import { Told } from './told.mjs';

const values = readOptions({
  config: { type: 'string', help: 'config.json yang dipakai' },
  to: { type: 'string', help: 'nginx atau static', default: 'nginx' },
  out: { type: 'string', help: 'folder hasil' },
});
const to = oneOf('to', values.to, ['nginx', 'static']);
const dir = path.resolve('dist');
assertBuilt(dir, 'production');
const configFile = values.config ?? path.join(dir, 'config.json');
const shown = path.relative('.', configFile);
const config = readJson(configFile);
const used = await warnOfWrong(config, shown);
const samples = samplesIn(used);
warnOfSamples(samples, shown);
warnOfMissing(used, shown, dir);
const reportsHere = used.telemetry?.startsWith('/');

const version = { ...readJson(path.join(dir, 'version.json')), samples };
const { addresses, hashes } = readServing(dir);
const policy = contentSecurityPolicy({ config: used, hashes, live: true });

const forNginx = (out) => {
  if (reportsHere && !/^\/(?:api|sanctum|storage)\//.test(used.telemetry))
    console.warn(
      `! Laporan ke ${used.telemetry} ditolak nginx sampai \`location\` untuk laporan di konfigurasinya dibuka (docs/how-to-deploy.md).`,
    );
  // the server must serve the configuration for which the policy was generated
  if (values.config !== undefined) fs.copyFileSync(configFile, path.join(dir, 'config.json'));
  writeVersion(dir, version);
  compressFiles(dir);
  fs.mkdirSync(path.dirname(out), { recursive: true });
  fs.writeFileSync(out, nginxMaps({ addresses, policy }));
  console.log(`${out}: ${addresses.length} addresses`);
};

const rules = (own) => {
  try {
    return { _headers: headersFile(policy), _redirects: redirectsFile({ addresses, own }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Told(`Lebih dari yang diterima Cloudflare Pages: ${error.message} (docs/how-to-deploy.md).`);
  }
};

const forStaticHost = (out) => {
  if (!used.api.baseUrl)
    console.warn('! api.baseUrl kosong, padahal host statis tidak meneruskan /api: beri API alamatnya sendiri.');
  if (reportsHere)
    console.warn(
      '! telemetry menuju host statis ini, yang tidak menerima laporan: sebutkan alamat server yang menampungnya.',
    );
  if (fs.existsSync(out) && !fs.existsSync(path.join(out, '_redirects')))
    throw new Told(`${out} sudah ada dan bukan hasil perintah ini.`);
  const names = fs
    .readdirSync(dir, { recursive: true })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => fs.statSync(path.join(dir, name)).isFile())
    .filter((name) => !path.basename(name).startsWith('.') && !/\.(?:gz|br)$/.test(name));
  const owns = addresses.flatMap(({ own }) => (own ? [new RegExp(own)] : []));
  const known = new Set(addresses.map(({ file }) => file));
  const own = names
    .filter((name) => name.endsWith('/index.html') && !known.has(name))
    .map((name) => `/${path.posix.dirname(name)}`)
    .filter((address) => owns.some((regex) => regex.test(address)));
  const files = Object.entries({ ...rules(own), 'config.json': JSON.stringify(config) });
  fs.rmSync(out, { recursive: true, force: true });
  for (const name of names) fs.cpSync(path.join(dir, name), path.join(out, fileOnHost(name)));
  for (const [name, text] of files) fs.writeFileSync(path.join(out, name), text);
  writeVersion(out, version);
  console.log(`${out}: ${names.length} files, ${addresses.length} addresses, ${own.length} pages of schemes`);
};

if (to === 'nginx') forNginx(values.out ?? 'deploy/portal-maps.conf');
else forStaticHost(values.out ?? 'dist-static');
