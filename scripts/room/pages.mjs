import fs from 'node:fs';
import path from 'node:path';
import { fullConfigFor } from '../api-config.mjs';
import { readServing } from '../built.mjs';
import { answerFrom } from '../serving/build-files.mjs';
import { contentSecurityPolicy } from '../serving/content-security-policy.mjs';
import { workFolder } from '../work-folder.mjs';

const base = '/kelas/';

/**
 * Builds the trainer's page, which candidate builds do not contain, and returns its folder. The build takes only a few seconds, so every
 * start repeats it.
 */
export const buildTrainerPage = async () => {
  const outDir = workFolder('kelas');
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  await build({
    configFile: false,
    root: 'src/room',
    base,
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '#jsx' })],
    define: { __SIMULATION__: 'true' },
    build: { outDir, emptyOutDir: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  return outDir;
};

const trainerPage = (root, policy) => {
  const answer = answerFrom({
    root,
    addresses: [{ regex: '^/$', file: 'index.html' }],
    policy,
    config: {},
  });
  return (request, response) => {
    const [address] = request.url.split('?');
    if (address !== '/kelas' && !address.startsWith(base)) return false;
    request.url = address.slice('/kelas'.length) || '/';
    answer(request, response);
    return true;
  };
};

const dir = 'dist';

const texts = '/kelas/ketentuan.txt';

const configOf = (origin) => {
  const { brand, ...config } = fullConfigFor(origin);
  return {
    ...config,
    contact: { hours: 'Selama kelas: tanyakan kepada pengajar Anda.' },
    pages: { terms: texts, privacy: texts, cookies: texts },
    brand: {
      ...brand,
      name: 'KELAS SIMULASI',
      companyText: 'Kelas simulasi: semua orang dan data di sini hanya contoh.',
    },
  };
};

/** Serves the clock of the class and the script with which its pages follow it. Returns true if it answered. */
const classClock = (time) => {
  const program = fs.readFileSync(new URL('../../src/room/class-clock.js', import.meta.url), 'utf8');
  return (request, response) => {
    const give = (type, text) => {
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : text);
      return true;
    };
    const told = () => JSON.stringify(time());
    if (request.url === '/kelas/jam') return give('application/json', told());
    if (request.url === '/kelas/jam.js')
      return give('text/javascript', `globalThis.classTime = ${told()};\n${program}`);
    return false;
  };
};

/**
 * Returns a request handler for the portal, the class clock and the trainer's page. The host of its third argument, the requested `URL`,
 * selects the configuration. `trainerFolder`: the built trainer's page. `time` returns the offset of the class clock in milliseconds and its
 * speed.
 */
export const roomPages = (trainerFolder, time = () => ({ ahead: 0, rate: 1 })) => {
  const root = path.resolve(dir);
  const { addresses, hashes } = readServing(root);
  const compressed = new Map();
  const known = new Map();
  const forHost = (host) => {
    const config = configOf(`http://${host}`);
    const policy = contentSecurityPolicy({ config, hashes, live: true });
    const head = '<script src="/kelas/jam.js"></script><script src="/kelas/perhatian.js"></script>';
    const answer = answerFrom({ root, addresses, policy, config, compressed, head });
    return { answer, trainer: trainerPage(trainerFolder, policy) };
  };
  const clock = classClock(time);
  return (request, response, { host }) => {
    if (!known.has(host)) {
      if (known.size >= 50) known.clear(); // clients may send any host header, so the cache must not grow without limit
      known.set(host, forHost(host));
    }
    const { answer, trainer } = known.get(host);
    if (!clock(request, response) && !trainer(request, response)) answer(request, response);
  };
};
