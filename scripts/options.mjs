import util from 'node:util'; // default import, because an old Node lacks `parseArgs` and must be reported first
import { Told } from './told.mjs';

const helpOf = (options) => {
  const lines = Object.entries(options).map(([name, { type, default: usual, help = '' }]) => [
    `--${name}${type === 'boolean' ? '' : ' …'}`,
    usual === undefined || usual === false || usual.length === 0 ? help : `${help} (${usual})`,
  ]);
  const width = Math.max(...lines.map(([option]) => option.length)) + 2;
  return ['Pilihan:', ...lines.map(([option, text]) => `  ${option.padEnd(width)}${text}`.trimEnd())].join('\n');
};

/** Options as for `util.parseArgs`, each with a `help` in Indonesian. `--help` prints them and ends the process. */
export const readOptions = (options, args = process.argv.slice(2)) => {
  if (args.includes('--help')) {
    console.log(helpOf(options));
    process.exit(0);
  }
  try {
    return util.parseArgs({ options, args }).values;
  } catch (error) {
    const [, part = ''] = /'([^']+)'/.exec(error.message) ?? [];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Told(
      `"${part}" tidak dimengerti. Pilihan yang ada, masing-masing dengan nilainya: ${known.join(', ')}. Artinya: --help.`,
    );
  }
};

export const numberOf = (name, text, largest) => {
  if (/^\d+$/.test(text) && Number(text) <= largest) return Number(text);
  throw new Told(`--${name} "${text}" bukan bilangan dari 0 sampai ${largest}.`);
};

export const portOf = (text) => numberOf('port', text, 65_535);

export const oneOf = (name, text, words) => {
  if (words.includes(text)) return text;
  throw new Told(`--${name} "${text}" tidak dikenal. Yang ada: ${words.join(', ')}.`);
};

export const addressOf = (name, text) => {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new Told(`--${name} "${text}" bukan alamat; contoh: --${name} http://localhost:8000`);
};

/** Rejects a host that is not this machine, unless a second option repeats its name: `--base https://x --yes-load x`. */
export const demandNamedTwice = (base, option, again, deed) => {
  const { hostname } = new URL(base);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (!isLocal && again !== hostname)
    throw new Told(`Ini ${deed} ${hostname}. Kalau memang boleh: --${option} ${hostname}`);
};
