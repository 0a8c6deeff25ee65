import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** A checkout with the scripts of this one, the given `files`, and nothing installed or built. */
export const freshCheckout = (files: Readonly<Record<string, string>> = {}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal scripts '));
  fs.cpSync('scripts', path.join(folder, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'public/config.json']) fs.cpSync(name, path.join(folder, name));
  for (const [name, text] of Object.entries({ 'package-lock.json': '{}', ...files })) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return {
    folder,
    remove: () => fs.rmSync(folder, { recursive: true }),
    run: (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
      new Promise((resolve, reject) => {
        const [script = '', ...options] = args;
        const { npm_lifecycle_event: _, ...own } = process.env;
        const child = spawn(process.execPath, [path.join(folder, script), ...options], {
          cwd: os.tmpdir(),
          env: { ...own, ...env },
        });
        let said = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
        child.on('error', reject);
        child.on('close', (code) => resolve({ code, said }));
      }),
  };
};
