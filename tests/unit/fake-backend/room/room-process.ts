import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface RoomProcess {
  readonly url: string;
  readonly ended: () => string | null;
  readonly stop: () => Promise<void>;
}

const answerOf = async (child: ChildProcess, said: () => string): Promise<unknown> => {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'close').then(([code]) => Promise.reject(new Error(`the class ended with ${code}: ${said()}`))),
  ])) as [unknown];
  return message;
};

export const openRoomProcess = async (): Promise<RoomProcess> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kelas-'));
  const files = {
    'dist/.serving.json': JSON.stringify({
      addresses: [{ regex: '^/$', file: 'index.html' }],
      hashes: { styles: [], scripts: [] },
    }),
    'dist/index.html': 'beranda',
    'dist/404.html': 'tidak ditemukan',
    'public/config.json': fs.readFileSync('public/config.json'),
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const child = fork(new URL('room-process.mjs', import.meta.url), [folder], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  let ended: string | null = null;
  child.stderr?.on('data', (text) => (said += String(text)));
  child.once('exit', (code, signal) => (ended = `${signal ?? code}: ${said}`));
  const url = String(await answerOf(child, () => said));
  return {
    url,
    ended: () => ended,
    async stop() {
      if (ended === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      fs.rmSync(folder, { recursive: true });
    },
  };
};
