import { caching, headersOf, overTls } from './headers.mjs';

// Writes `_headers` and `_redirects` in the syntax that Cloudflare Pages and Netlify share: without `!`, only with status 200 and 301, and
// without `.html` addresses.

const longestLine = 2_000; // limits of Cloudflare Pages
const mostStatic = 2_000;
const mostDynamic = 100;

const segment = '(?:[^/%?#]|%[0-9A-Fa-f]{2})+';

const readings = (pattern) => {
  const [group, words, optional] = /\(\?:([^()]*)\)(\??)/.exec(pattern) ?? [];
  if (group === undefined) return [pattern];
  return [...(optional ? [''] : []), ...words.split('|')].flatMap((word) =>
    readings(pattern.replace(group, () => word)),
  );
};

const addressesOf = (regex) =>
  readings(regex.slice(1, -1).replaceAll(segment, '{}')).map((reading) => {
    if (/[^\w/{}-]/.test(reading)) throw new Error(`not for a rule of a static host: ${regex}`);
    let part = 0;
    return reading.replaceAll('{}', () => `:p${++part}`);
  });

const isDynamic = (address) => address.includes(':');

/**
 * The file name on the host. Only `/` and the not-found page stay in place: hosts would redirect `/login` to the folder `/login/`, and a
 * file would compete with a rule.
 */
export const fileOnHost = (name) => {
  if (!name.endsWith('.html') || name === 'index.html' || name === '404.html' || name.startsWith('shell/')) return name;
  return `shell/${name.replace(/\/index\.html$/, '.html')}`;
};

const asked = (file) => `/${fileOnHost(file).replace(/\.html$/, '')}`;

/**
 * The redirect rules of a build; `own` are the addresses of scheme pages. Fixed addresses come before dynamic ones; after each
 * comes a rule that removes a trailing slash.
 */
export const redirectsFile = ({ addresses, own }) => {
  const rules = new Map(own.map((address) => [address, asked(`${address.slice(1)}/index.html`)]));
  for (const { regex, file } of addresses)
    for (const address of addressesOf(regex))
      if (address !== '/' && !rules.has(address)) rules.set(address, asked(file));
  const all = [...rules];
  const kinds = [all.filter(([address]) => !isDynamic(address)), all.filter(([address]) => isDynamic(address))];
  const [fixed, dynamic] = kinds.map((kind) =>
    kind.flatMap(([address, page]) => [`${address} ${page} 200`, `${address}/ ${address} 301`]),
  );
  if (fixed.length > mostStatic || dynamic.length > mostDynamic)
    throw new RangeError(`${fixed.length} aturan tetap dan ${dynamic.length} aturan dengan bagian bebas`);
  return `${[...fixed, ...dynamic].join('\n')}\n`;
};

/** Sets `Cache-Control` only for hashed assets: hosts would merge two rules for one file, and they revalidate by default. */
export const headersFile = (policy) => {
  const rule = (address, headers) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const lines = [
    ...rule('/*', { ...headersOf(policy), ...overTls(true) }),
    ...rule('/assets/*', { 'Cache-Control': caching.assets }),
  ];
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new RangeError(`${long.slice(2, 40)}… dengan ${long.length} huruf`);
  return `${lines.join('\n')}\n`;
};
