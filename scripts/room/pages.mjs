import fs from 'node:fs';
import path from 'node:path';
import { fullConfigFor } from '../api-config.mjs';
import { answerFrom } from '../serving/build-files.mjs';
import { contentSecurityPolicy } from '../serving/content-security-policy.mjs';
import { readServing } from '../serving/serving.mjs';
import { trainerPage } from './trainer-page.mjs';

const dir = 'dist';

const texts = '/kelas/ketentuan.txt';

/** What trainees see: that this is a class, in place of the name of a body; and the addresses of this very server. */
const configOf = (origin) => {
  const { brand, ...config } = fullConfigFor(origin);
  return {
    ...config,
    payment: { scriptUrl: config.payment.scriptUrl, clientKey: 'KELAS' },
    contact: { hours: 'Selama kelas: tanyakan kepada pengajar Anda.' },
    pages: { terms: texts, privacy: texts, cookies: texts },
    brand: {
      ...brand,
      name: 'KELAS SIMULASI',
      companyText: 'Kelas simulasi: semua orang dan data di sini hanya contoh.',
    },
  };
};

/** Compresses what every trainee is going to ask for before the first one does: that takes seconds, in which nobody would be answered. */
const warmUp = (answer) => {
  const names = fs.readdirSync(dir, { recursive: true }).map((name) => name.replaceAll(path.sep, '/'));
  for (const name of names.filter((each) => /\.(js|css|svg|json)$/.test(each))) {
    const headers = { 'accept-encoding': 'br' };
    answer({ method: 'HEAD', url: `/${name}`, headers }, { writeHead: () => undefined, end: () => undefined });
  }
};

/** Answers with the pages of the portal and the trainer's page, each at the address under which it was asked for: a `URL`. */
export const roomPages = () => {
  const root = path.resolve(dir);
  const { addresses, styleHashes } = readServing(root);
  const compressed = new Map();
  const known = new Map();
  const forHost = (host) => {
    const config = configOf(`http://${host}`);
    const policy = contentSecurityPolicy({ config, styleHashes, live: true });
    const answer = answerFrom({ root, addresses, policy, config, compressed });
    return { answer, trainer: trainerPage(policy) };
  };
  warmUp(forHost('localhost').answer);
  return (request, response, { host }) => {
    if (!known.has(host)) {
      if (known.size >= 50) known.clear(); // somebody makes names up
      known.set(host, forHost(host));
    }
    const { answer, trainer } = known.get(host);
    if (!trainer(request, response)) answer(request, response);
  };
};
