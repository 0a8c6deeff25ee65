import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
// @ts-expect-error: a script without types
import { findBrotli, findNginx } from '../../../../scripts/install/ensure-nginx.mjs';
// @ts-expect-error: a script without types
import { writeNginx } from '../../../../scripts/serving/nginx.mjs';
import { ask } from './ask.ts';

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

export const selfSigned = (folder: string) => {
  const [certificate, key] = [path.join(folder, 'own.pem'), path.join(folder, 'own.key')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    ...subject,
    '-out',
    certificate,
    '-keyout',
    key,
  ]);
  if (made.status !== 0) throw new Error(`${made.error ?? made.stderr}`);
  return { certificate, key };
};

export const temporaryFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'portal-nginx-'));

type Edit = readonly [from: string, to: string];

export const edited = (config: string, edits: readonly Edit[]) =>
  edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`not in the configuration: ${from}`);
    return text.replace(from, () => to);
  }, config);

export const uncomment = (line: string): Edit => [`# ${line}`, line];

/** The edits for TLS on this port, in the syntax of this nginx version. */
export const tlsAt = (port: number, { certificate, key }: ReturnType<typeof selfSigned>): readonly Edit[] => {
  const [, minor = 0, patch = 0] = /nginx\/1\.(\d+)\.(\d+)/.exec(run('-v'))?.map(Number) ?? [];
  const known = minor > 25 || (minor === 25 && patch > 0);
  return [
    ['# listen 443 ssl;', `listen ${port} ssl${known ? '' : ' http2'};`],
    ...(known ? [uncomment('http2 on;')] : []),
    ['# ssl_certificate /etc/ssl/portal.pem;', `ssl_certificate ${certificate};`],
    ['# ssl_certificate_key /etc/ssl/portal.key;', `ssl_certificate_key ${key};`],
    ...['protocols', 'ciphers', 'prefer', 'session_cache', 'session_timeout', 'session_tickets'].map((name) =>
      uncomment(`ssl_${name}`),
    ),
    uncomment('if ($scheme = http)'),
  ];
};

const run = (...options: string[]) => spawnSync(findNginx(), options, { encoding: 'utf8' }).stderr;

export const ownNginx = async (folder: string, parts: { maps: string; server: string }, address: string) => {
  const options: string[] = writeNginx(folder, parts);
  if (findBrotli()) options.push('-g', `load_module ${findBrotli()};`);
  const judged = run(...options, '-t');
  const child: ChildProcess = spawn(findNginx(), options, { stdio: 'ignore' });
  const over = new Promise((resolve) => child.once('exit', resolve));
  while (child.exitCode === null && !(await ask(address).catch(() => null))) await promisify(setTimeout)(20);
  return {
    judged,
    options,
    stop: async () => {
      child.kill('SIGTERM');
      await over;
    },
  };
};
