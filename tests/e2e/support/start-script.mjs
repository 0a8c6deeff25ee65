import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the server of a script on a free port; resolves when it has printed its address. */
export const startScript = async (script, ...options) => {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const [, printed] = /http:\/\/localhost:(\d+)/.exec(text) ?? [];
      if (printed) resolve(printed);
    });
    void ended.then(([code]) => reject(new Error(`${script} ended with ${code}`)), reject);
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { port, ended, stop };
};
