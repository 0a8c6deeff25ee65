// The servers of the browser tests, each on a free port, so that several checkouts can test at once. Prints their ports, by name.
import '../../../scripts/begin.mjs';
import { spawn } from 'node:child_process';
import { findNginx } from '../../../scripts/install/ensure-nginx.mjs';

const portOf = (script, ...options) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`scripts/${script}.mjs`, '--port', '0', ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const [, port] = /http:\/\/localhost:(\d+)/.exec(text) ?? [];
      if (port) resolve(port);
    });
    child.on('exit', (code) => {
      reject(new Error(`${script} ended with ${code}`));
      process.exit(1);
    });
  });

const portalOf = async (...options) => {
  const api = await portOf('api');
  return { api, portal: await portOf('preview', '--api', `http://localhost:${api}`, '--all-features', ...options) };
};

const [demo, live, nginx] = await Promise.all([
  portOf('preview', '--mode', 'simulation'),
  portalOf(),
  findNginx() ? portalOf('--nginx') : { api: 0, portal: 0 }, // an API of its own, because the same journeys change the same people
]);
console.log(`demo ${demo} live ${live.portal} api ${live.api} nginx ${nginx.portal} nginx-api ${nginx.api}`);
