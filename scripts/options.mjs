import util from 'node:util'; // not by name: where `parseArgs` is missing, the version of Node must be told before
import { Told } from './told.mjs';

/** The options that a script was started with, by `parseArgs`; told what there is when one is not understood. */
export const readOptions = (options, args = process.argv.slice(2)) => {
  try {
    return util.parseArgs({ options, args }).values;
  } catch (error) {
    const [, part = ''] = /'([^']+)'/.exec(error.message) ?? [];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Told(`"${part}" tidak dimengerti. Pilihan yang ada, masing-masing dengan nilainya: ${known.join(', ')}.`);
  }
};

/** A whole number that was given as an option. */
export const numberOf = (name, text, largest) => {
  if (/^\d+$/.test(text) && Number(text) <= largest) return Number(text);
  throw new Told(`--${name} "${text}" bukan bilangan dari 0 sampai ${largest}.`);
};

export const portOf = (text) => numberOf('port', text, 65_535);

/** One of the words that an option takes. */
export const oneOf = (name, text, words) => {
  if (words.includes(text)) return text;
  throw new Told(`--${name} "${text}" tidak dikenal. Yang ada: ${words.join(', ')}.`);
};

/** The address of a server that was given as an option, without a slash at its end. */
export const addressOf = (name, text) => {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new Told(`--${name} "${text}" bukan alamat; contoh: --${name} http://localhost:8000`);
};
