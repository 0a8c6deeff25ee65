#!/usr/bin/env node
// Prepares the live build for its server:
// npm run deploy -- --release /srv/portal [--config config.json] [--reload]   a release for nginx
// npm run deploy -- --release /srv/portal --back [--reload]                   the release before
// npm run deploy -- --to static [--config config.json] [--out dist-static]    a copy for Cloudflare Pages or Netlify
import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { assertBuilt, readJson, readServing } from './built.mjs';
import { oneOf, readOptions } from './options.mjs';
import {
  samplesIn,
  warnOfDoubled,
  warnOfMissing,
  warnOfPlainHttp,
  warnOfSamples,
  warnOfWrong,
  writeVersion,
} from './pages/samples.mjs';
import { compressFiles } from './serving/compress.mjs';
import { contentSecurityPolicy } from './serving/content-security-policy.mjs';
import { nginxMaps } from './serving/nginx.mjs';
import { releaseId, releasesIn, reloadNginx } from './serving/releases.mjs';
import { fileOnHost, headersFile, redirectsFile } from './serving/static-host.mjs';
import { Told } from './told.mjs';
import { workFolder } from './work-folder.mjs';

const values = readOptions({
  release: { type: 'string', help: 'folder rilis di server dengan nginx' },
  back: { type: 'boolean', help: 'kembali ke rilis sebelumnya', default: false },
  reload: { type: 'boolean', help: 'nginx dimuat ulang', default: false },
  config: { type: 'string', help: 'config.json yang dipakai' },
  to: { type: 'string', help: 'nginx atau static', default: 'nginx' },
  out: { type: 'string', help: 'folder hasil untuk static', default: 'dist-static' },
});
const to = oneOf('to', values.to, ['nginx', 'static']);
if ((to === 'nginx') !== (values.release !== undefined))
  throw new Told('Sebutkan --release FOLDER (nginx) atau --to static (docs/how-to-deploy.md).');
const releases = values.release && releasesIn(values.release);
const now = Date.now();

/** Serves the last of these releases; if nginx refuses, the one of before stays. */
const serve = (entries) => {
  const before = releases.served();
  releases.serve(entries);
  try {
    if (values.reload) reloadNginx();
  } catch (error) {
    if (before.length > 0) releases.serve(before);
    throw error;
  }
  console.log(`${values.release}: rilis ${releases.current().id}`);
  if (!values.reload) console.log('Berlaku setelah: nginx -t && nginx -s reload');
};

if (values.back) {
  const earlier = releases.before(now);
  if (!earlier) throw new Told(`${values.release}: tidak ada rilis sebelumnya.`);
  serve(earlier);
  process.exit();
}

const dir = path.resolve('dist');
assertBuilt(dir, 'production');
const configFile = values.config ?? path.join(dir, 'config.json');
const shown = path.relative('.', configFile);
const config = readJson(configFile);
warnOfDoubled(configFile);
const used = await warnOfWrong(config, shown);
const samples = samplesIn(used);
warnOfSamples(samples, shown);
warnOfMissing(used, shown, dir);
const reportsHere = used.telemetry?.startsWith('/');

const version = { ...readJson(path.join(dir, 'version.json')), samples };
const { addresses, hashes, options } = readServing(dir);
const [site] = JSON.parse(options);
warnOfPlainHttp(used, site, shown);
const policy = contentSecurityPolicy({ config: used, hashes, live: true });

const forNginx = () => {
  if (reportsHere && !/^\/(?:api|sanctum|storage)\//.test(used.telemetry))
    console.warn(
      `! Laporan ke ${used.telemetry} ditolak nginx sampai \`location\` untuk laporan di konfigurasinya dibuka (docs/how-to-deploy.md).`,
    );
  const site = path.join(workFolder('release'), 'site');
  fs.cpSync(dir, site, { recursive: true });
  fs.copyFileSync(configFile, path.join(site, 'config.json')); // the one for which the policy was generated
  const id = releaseId(site, policy);
  writeVersion(site, { ...version, release: id });
  compressFiles(site);
  releases.add(id, site, nginxMaps({ addresses, policy, ...releases.roots(id) }));
  serve(releases.with(id, now) ?? releases.served());
  releases.removeOld(now);
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

if (to === 'nginx') forNginx();
else forStaticHost(values.out);
