// The servers of the browser tests, each on a free port, so that several checkouts can test at once. Prints their ports, by name.
import '../../../scripts/begin.mjs';
import { findNginx } from '../../../scripts/install/ensure-nginx.mjs';
import { startScript } from './start-script.mjs';

const portOf = async (script, ...options) => {
  const { port, ended } = await startScript(script, ...options);
  void ended.then(() => process.exit(1));
  return port;
};

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
