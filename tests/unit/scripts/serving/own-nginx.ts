import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
// @ts-expect-error: a script without types
import { mainConfig } from '../../../../scripts/deploy/nginx-main.mjs';
// @ts-expect-error: a script without types
import { findNginx } from '../../../../scripts/install/ensure-nginx.mjs';
import { ask } from './ask.ts';

/** A port that nobody has at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** A key and a certificate that nobody else has signed. */
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

/** What this nginx says of a configuration, and then the server itself, once it answers at this address. */
export const ownNginx = async (folder: string, server: string, address: string) => {
  const main = path.join(folder, 'nginx.conf');
  fs.writeFileSync(main, mainConfig({ folder, server }));
  const options = ['-p', folder, '-e', 'stderr', '-c', main];
  const judged = spawnSync(findNginx(), [...options, '-t'], { encoding: 'utf8' });
  const child: ChildProcess = spawn(findNginx(), options, { stdio: 'ignore' });
  const over = new Promise((resolve) => child.once('exit', resolve));
  while (child.exitCode === null && !(await ask(address).catch(() => null))) await promisify(setTimeout)(20);
  return {
    judged: judged.stderr,
    stop: async () => {
      child.kill('SIGTERM');
      await over;
    },
  };
};
