import { apiHeaders, assetHeaders, caching, headersOf } from './headers.mjs';

/** Rejects characters that nginx would interpret in a quoted text, and line breaks. */
const quoted = (text) => {
  if (/["$\\\n]/.test(text)) throw new Error(`not for a configuration of nginx: ${text}`);
  return `"${text}"`;
};

const atEnd = '(?:\\?|$)';

const map = (source, name, lines) => `map ${source} $portal_${name} {
${lines.map((line) => `  ${line};\n`).join('')}}
`;

/**
 * The maps that `deploy/nginx.conf.template` includes, for one build and configuration. Addresses are matched as requested, still encoded.
 */
export const nginxMaps = ({ addresses, policy }) => {
  const pages = addresses.map(({ regex, file }) => `"~${regex.replace(/\$$/, '')}${atEnd}" /${file}`);
  const ownPages = addresses
    .filter(({ own }) => own)
    .map(({ own }) => `"~^(?<own_address>${own.slice(1, -1)})${atEnd}" $own_address/index.html`);
  const longer = addresses
    .filter(({ regex }) => regex !== '^/$')
    .map(({ regex }) => `"~^(?<shorter>${regex.slice(1, -1)})/+${atEnd}" $shorter`);
  const ofPages = { 'Cache-Control': caching.others, ...headersOf(policy) };
  const ofAssets = { 'Cache-Control': caching.assets, ...assetHeaders };
  const headers = Object.entries(ofPages)
    .filter(([name, value]) => value !== ofAssets[name])
    .map(([name, value]) =>
      map('$portal_answer', name.toLowerCase().replaceAll('-', '_'), [
        `default ${quoted(value)}`,
        `asset ${quoted(ofAssets[name] ?? '')}`,
        'behind ""',
      ]),
    );
  return `# Written by \`npm run deploy\`; run it again after each build and each change of config.json.

# The file of the page of an address, and that of its own where the build has one of a catalog.
${map('$request_uri', 'page', ['default ""', ...pages])}${map('$request_uri', 'own_page', ['default ""', ...ownPages])}
# The address without slashes at its end.
${map('$request_uri', 'shorter', ['default ""', `"~^//+${atEnd}" /`, ...longer])}
# Whether an answer comes from a server behind, is a file below /assets/ that is there, or any other.
${map('"$proxy_host $uri $status"', 'answer', ['default page', '"~^[^ ]" behind', '"~^ /assets/.* (?:200|206|304)$" asset'])}
${headers.join('')}${map('$portal_answer', 'api_policy', ['default ""', `behind ${quoted(apiHeaders['Content-Security-Policy'])}`])}`;
};
