import fs from 'node:fs';
import path from 'node:path';
import { bundled } from '../bundled.mjs';
import { Told } from '../told.mjs';

const textsOf = async (problems) => {
  const { configProblemText } = await bundled('src/ui/core/errors/config-problem-text.ts');
  return problems.map(configProblemText).join('; ');
};

/**
 * The configuration as the portal reads it: with defaults and without invalid parts. Throws with all problems when it is unusable. `file`
 * is its path; `reading` is passed to `parseConfig`.
 */
export const judgedConfig = async (config, file, reading) => {
  const { parseConfig } = await bundled('src/configuration/config.ts');
  try {
    return parseConfig(config, reading);
  } catch (error) {
    if (error.name !== 'ConfigError') throw error;
    throw new Told(`${file} tidak sesuai: ${await textsOf(error.problems)}`);
  }
};

export const warnOfWrong = async (config, file, reading) => {
  const problems = [];
  const used = await judgedConfig(config, file, { ...reading, tell: (problem) => problems.push(problem) });
  if (problems.length > 0) console.warn(`! ${file}, bagian yang salah dan tidak dipakai: ${await textsOf(problems)}.`);
  return used;
};

/** Paths of the keys that a JSON text has twice in one object. `JSON.parse` keeps only the last one. */
export const doubledKeys = (text) => {
  const doubled = [];
  const open = [];
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') open.push({ keys: new Set(), key: '' });
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign.endsWith(':')) {
      const inside = open.at(-1);
      inside.key = JSON.parse(sign.slice(0, sign.lastIndexOf('"') + 1));
      const names = open.flatMap(({ key }) => key || []);
      if (inside.keys.has(inside.key)) doubled.push(names.join('.'));
      inside.keys.add(inside.key);
    }
  }
  return doubled;
};

export const warnOfDoubled = (file) => {
  const keys = doubledKeys(fs.readFileSync(file, 'utf8'));
  if (keys.length > 0)
    console.warn(`! ${path.relative('.', file)} menyebut dua kali: ${keys.join(', ')}. Yang terakhir dipakai.`);
};

/** Browsers refuse plain http below https. `site` is the address of the portal, if known. */
export const warnOfPlainHttp = ({ api, socket, telemetry }, site, file) => {
  const named = Object.entries({ 'api.baseUrl': api.baseUrl, 'socket.url': socket.url, telemetry });
  const plain = named.filter(([, address]) => address?.startsWith('http:')).map(([key]) => key);
  if (site?.startsWith('https:') && plain.length > 0)
    console.warn(`! ${file}: ${plain.join(', ')} memakai http, yang ditolak browser di bawah ${site}. Pakai https.`);
};

const sampleTexts = { contact: 'kontak', pages: 'ketentuan dan kebijakan', payment: 'kunci pembayaran' };

/** The keys of configuration parts with samples, which the certification body must replace. No page shows this list. */
export const samplesIn = ({ contact, pages, payment }) => [
  ...(pages.contact || Object.keys(contact).length > 0 ? [] : ['contact']),
  ...(pages.terms && pages.privacy && pages.cookies ? [] : ['pages']),
  ...(payment?.clientKey.endsWith('CONTOH') ? ['payment'] : []),
];

export const warnOfSamples = (samples, file) => {
  const values = samples.map((key) => `${sampleTexts[key]} (${key})`);
  if (values.length > 0)
    console.warn(
      `! ${file} masih berisi contoh: ${values.join('; ')}. Isi sebelum portal dibuka (docs/how-to-point-at-a-real-api.md).`,
    );
};

/**
 * Writes /version.json: `version`, `build`, `samples` (the parts of the configuration that are still samples), and after a deployment the id
 * of the `release`.
 */
export const writeVersion = (dir, version) => fs.writeFileSync(path.join(dir, 'version.json'), JSON.stringify(version));

export const warnOfMissing = ({ brand, pages }, file, dir) => {
  const own = [brand.logo, ...Object.values(pages)].filter((address) => address?.startsWith('/'));
  const missing = own.filter((address) => !fs.existsSync(path.join(dir, address)));
  if (missing.length > 0) console.warn(`! ${file} menyebut file yang tidak ada di build: ${missing.join(', ')}.`);
};

export const warnOfNoSite = (site) => {
  if (site === undefined)
    console.warn(
      '! Tanpa --site halaman tidak punya alamat kanonis, og:url, dan og:image, dan tidak ada sitemap.xml. Bangun dengan --site https://… sebelum portal dibuka (docs/how-to-deploy.md).',
    );
};
