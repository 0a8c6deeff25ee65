import path from 'node:path';
import { answerFrom } from '../serving/build-files.mjs';

const base = '/kelas/';
const out = 'dist-kelas';

/** Builds the trainer's page, which candidate builds do not contain. The build takes only a few seconds, so every start repeats it. */
export const buildTrainerPage = async () => {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  await build({
    configFile: false,
    root: 'src/room',
    base,
    logLevel: 'warn',
    plugins: [react()],
    define: { __SIMULATION__: 'true' },
    build: { outDir: path.resolve(out), emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
};

export const trainerPage = (policy) => {
  const answer = answerFrom({
    root: path.resolve(out),
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
