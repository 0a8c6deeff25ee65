import { refusing } from './nginx-names.mjs';
import { quoted } from './nginx-quoted.mjs';

const asNumber = (version) => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** Since 1.25.1 nginx has a directive for HTTP/2, and warns of the word that it took before. */
const hasHttp2Directive = (version) => asNumber(version) >= asNumber('1.25.1');

const listenLines = (port, ipv6, words) => [
  `listen ${port}${words};`,
  ...(ipv6 ? [`listen [::]:${port}${words};`] : []),
];

/** As Mozilla's "intermediate" has it: every browser that the portal supports, and nothing older than TLS 1.2. */
const tlsLines = ({ certificate, key }) => [
  `ssl_certificate ${quoted(certificate)};`,
  `ssl_certificate_key ${quoted(key)};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
  'ssl_prefer_server_ciphers off;',
  'ssl_session_cache shared:portal:5m;',
  'ssl_session_timeout 1d;',
  'ssl_session_tickets off;',
];

/** Where the server of the portal listens. */
export const listens = ({ port, ipv6, tls, version }) => {
  if (!tls) return listenLines(port, ipv6, '');
  const lines = hasHttp2Directive(version)
    ? [...listenLines(port, ipv6, ' ssl'), 'http2 on;']
    : listenLines(port, ipv6, ' ssl http2');
  return [...lines, ...tlsLines(tls)];
};

/** With TLS, the server that leads whoever comes without it to the same address with it, under the site's own names. */
export const redirecting = ({ port, ipv6, tls, serverName }) =>
  tls
    ? `
server {
${listenLines(tls.plainPort, ipv6, '')
  .map((line) => `  ${line}`)
  .join('\n')}
  server_name ${serverName};
  server_tokens off;
  ${refusing}
  return 301 https://$host${port === 443 ? '' : `:${port}`}$request_uri;
}
`
    : '';
