#!/usr/bin/env node
// Writes the configuration of nginx for the live build, and compresses the build beside it:
// npm run deploy:nginx -- --config config.json --server-name portal.lsp.example --root /var/www/portal
//   [--api http://127.0.0.1:8000] [--telemetry http://127.0.0.1:9000] [--certificate fullchain.pem --key privkey.pem] [--port 443]
//   [--forwarded-proto https --trusted 10.0.0.0/8] [--hsts-subdomains no] [--nginx 1.26.3] [--ipv6 no] [--brotli yes] [--policy report-only] [--out deploy/nginx.conf]
import '../begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { assertBuilt } from '../built.mjs';
import { findBrotli, nginxVersion } from '../install/ensure-nginx.mjs';
import { addressOf, oneOf, portOf, readOptions } from '../options.mjs';
import { warnOfMissing, warnOfSamples, warnOfWrong } from '../pages/samples.mjs';
import { compressFiles } from '../serving/compress.mjs';
import { contentSecurityPolicy } from '../serving/content-security-policy.mjs';
import { nginxFor } from '../serving/nginx.mjs';
import { ownReports } from '../serving/own-reports.mjs';
import { readJson, readServing } from '../serving/serving.mjs';
import { Told } from '../told.mjs';

const values = readOptions({
  config: { type: 'string' },
  'server-name': { type: 'string' },
  root: { type: 'string' },
  api: { type: 'string' },
  telemetry: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  port: { type: 'string' },
  'forwarded-proto': { type: 'string' },
  trusted: { type: 'string', default: '' },
  'hsts-subdomains': { type: 'string', default: 'yes' },
  nginx: { type: 'string', default: nginxVersion() ?? '1.22.1' }, // what an older one knows, newer ones read with a warning
  ipv6: { type: 'string', default: 'yes' },
  brotli: { type: 'string', default: findBrotli() ? 'yes' : 'no' },
  policy: { type: 'string', default: 'enforced' },
  out: { type: 'string', default: 'deploy/nginx.conf' },
});
const serverName = values['server-name'];
if (!/^[a-z\d.*-]+( [a-z\d.*-]+)*$/i.test(serverName ?? ''))
  throw new Told(
    'Sebutkan nama situs: --server-name portal.lsp.example. Permintaan dengan nama lain ditolak (docs/how-to-deploy.md).',
  );
const trusted = values.trusted.split(/[ ,]+/).filter(Boolean);
const noAddress = trusted.find((address) => !/^[\da-f.:]+(\/\d+)?$/i.test(address));
if (noAddress !== undefined) throw new Told(`--trusted "${noAddress}" bukan alamat IP; contoh: 10.0.0.0/8`);
const dir = path.resolve('dist');
assertBuilt(dir, 'production');
if ((values.certificate === undefined) !== (values.key === undefined))
  throw new Told('--certificate dan --key hanya berguna bersama.');
const tls = values.certificate && { certificate: values.certificate, key: values.key, plainPort: 80 };
if (!/^\d+\.\d+\.\d+$/.test(values.nginx)) throw new Told(`--nginx "${values.nginx}" bukan versi; contoh: 1.22.1`);
const configFile = values.config ?? path.join(dir, 'config.json');
const config = readJson(configFile);
const used = await warnOfWrong(config, path.relative('.', configFile));
await warnOfSamples(config, path.relative('.', configFile));
warnOfMissing(used, path.relative('.', configFile), path.relative('.', dir));
// what is served is what the policy was written for
if (values.config !== undefined) fs.copyFileSync(configFile, path.join(dir, 'config.json'));

const { addresses, styleHashes } = readServing(dir);
const api = values.api === undefined ? null : addressOf('api', values.api);
const reports = ownReports(used.telemetry, serverName.split(' '));
const collector = values.telemetry === undefined ? null : addressOf('telemetry', values.telemetry);
if (reports !== null && !collector && !api)
  console.warn(`! Laporan ke ${reports} diterima lalu dibuang: sebutkan --telemetry http://… yang menampungnya.`);
compressFiles(dir);
fs.mkdirSync(path.dirname(values.out), { recursive: true });
fs.writeFileSync(
  values.out,
  nginxFor({
    addresses,
    policy: contentSecurityPolicy({ config: used, styleHashes, live: true }),
    root: values.root ?? dir,
    serverName,
    version: values.nginx,
    ipv6: oneOf('ipv6', values.ipv6, ['yes', 'no']) === 'yes',
    port: portOf(values.port ?? (tls ? '443' : '80')),
    tls,
    forwardedProto: values['forwarded-proto'] && oneOf('forwarded-proto', values['forwarded-proto'], ['http', 'https']),
    trusted,
    subDomains: oneOf('hsts-subdomains', values['hsts-subdomains'], ['yes', 'no']) === 'yes',
    api,
    socket: used.socket.url ? null : api,
    socketPath: used.socket.path,
    telemetry: reports === null ? null : { path: reports, target: collector },
    brotli: oneOf('brotli', values.brotli, ['yes', 'no']) === 'yes',
    trial: oneOf('policy', values.policy, ['enforced', 'report-only']) === 'report-only',
  }),
);
console.log(`${values.out}: ${addresses.length} addresses, for ${values.root ?? dir}`);
