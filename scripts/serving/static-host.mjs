import { caching, headersOf, overTls } from './headers.mjs';

// The files `_headers` and `_redirects`, as Cloudflare Pages and Netlify read them. Where one of the two says less than the other, it is written so
// that both understand: no `!`, no status but 200 and 301, no address with `.html`, which Cloudflare leads away from.

const longestLine = 2_000; // of Cloudflare Pages, as the numbers below
const mostStatic = 2_000;
const mostDynamic = 100;

const segment = '(?:[^/%?#]|%[0-9A-Fa-f]{2})+';

/** Each way to read the brackets of a pattern, the inner ones first. */
const readings = (pattern) => {
  const [group, words, optional] = /\(\?:([^()]*)\)(\??)/.exec(pattern) ?? [];
  if (group === undefined) return [pattern];
  return [...(optional ? [''] : []), ...words.split('|')].flatMap((word) =>
    readings(pattern.replace(group, () => word)),
  );
};

/** The addresses of a regular expression of the build as rules can say them: `/schema/:p1`. */
const addressesOf = (regex) =>
  readings(regex.slice(1, -1).replaceAll(segment, '{}')).map((reading) => {
    if (/[^\w/{}-]/.test(reading)) throw new Error(`not for a rule of a static host: ${regex}`);
    let part = 0;
    return reading.replaceAll('{}', () => `:p${++part}`);
  });

const isDynamic = (address) => address.includes(':');

/**
 * Where a file of the build lies on the host. Of the pages, only `/` and the not-found page are at their address: a host would lead from `/login`
 * to the folder `/login/`, and none has to choose between a rule and a file.
 */
export const fileOnHost = (name) => {
  if (!name.endsWith('.html') || name === 'index.html' || name === '404.html' || name.startsWith('shell/')) return name;
  return `shell/${name.replace(/\/index\.html$/, '.html')}`;
};

/** `/shell/login.html` is asked for as `/shell/login`. */
const asked = (file) => `/${fileOnHost(file).replace(/\.html$/, '')}`;

/**
 * The rules for the addresses of a build; `own` are those of pages of schemes. One address is one rule, before those with parts, and after it the one that takes a slash away from its end.
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

/** No `Cache-Control` but that of files named after their content: two rules for one file would join theirs, and without one both hosts ask again. */
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
