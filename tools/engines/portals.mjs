import { spawn } from 'node:child_process';
import { fullConfigFor } from '../../scripts/api-config.mjs';
import { serveBuild } from '../../scripts/serving/build-files.mjs';
import { freePort } from './installed.mjs';

const started = /API simulasi: \S+:(\d+)/;

const startApi = (host, origin) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/api.mjs', '--port', '0', '--name', host, '--origin', origin], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const stop = () => child.kill();
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`npm run api berakhir dengan ${code}`)));
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const port = started.exec(said)?.[1];
      if (port) resolve({ port, stop });
    });
  });

export const portals = {
  simulation: async (host) => {
    const { url, stop } = await serveBuild({ dir: 'dist-demo', mode: 'simulation' });
    return { origin: url.replace('localhost', host), stop };
  },
  live: async (host) => {
    const port = await freePort();
    const origin = `http://${host}:${port}`;
    const api = await startApi(host, origin);
    const config = fullConfigFor(`http://${host}:${api.port}`);
    const { stop } = await serveBuild({ dir: 'dist', mode: 'production', port, config });
    const stopAll = () => {
      api.stop();
      return stop();
    };
    return { origin, stop: stopAll };
  },
};
