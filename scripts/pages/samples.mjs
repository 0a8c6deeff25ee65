import fs from 'node:fs';
import path from 'node:path';
import { bundled } from '../bundled.mjs';
import { Told } from '../told.mjs';

const textsOf = async (problems) => {
  const { configProblemText } = await bundled('src/ui/errors/config-problem-text.ts');
  return problems.map(configProblemText).join('; ');
};

/**
 * The configuration as the portal reads it: with defaults and without invalid parts. Throws with all problems when it is unusable. `file`
 * is its path; `reading` is passed to `parseConfig`.
 */
export const judgedConfig = async (config, file, reading) => {
  const { parseConfig } = await bundled('src/config.ts');
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

const sampleTexts = { contact: 'kontak', pages: 'ketentuan dan kebijakan', payment: 'kunci pembayaran' };

/** The keys of configuration parts with samples, which the certification body must replace. No page shows this list. */
export const samplesIn = ({ contact, pages, payment }) => [
  ...(pages.contact || Object.keys(contact).length > 0 ? [] : ['contact']),
  ...(pages.terms && pages.privacy && pages.cookies ? [] : ['pages']),
  ...(!payment || payment.clientKey.endsWith('CONTOH') ? ['payment'] : []),
];

export const warnOfSamples = (samples, file) => {
  const values = samples.map((key) => `${sampleTexts[key]} (${key})`);
  if (values.length > 0)
    console.warn(
      `! ${file} masih berisi contoh: ${values.join('; ')}. Isi sebelum portal dibuka (docs/how-to-point-at-a-real-api.md).`,
    );
};

/** Writes /version.json, where an operator also reads which parts of the configuration are still samples. */
export const writeVersion = (dir, { version, build, samples }) =>
  fs.writeFileSync(path.join(dir, 'version.json'), JSON.stringify({ version, build, samples }));

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
