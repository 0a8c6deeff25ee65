import { apiHeaders } from './headers.mjs';
import { quoted } from './nginx-quoted.mjs';

const proxied = (target) => [
  `proxy_pass ${target};`,
  'proxy_http_version 1.1;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
];

/**
 * The headers of an answer from behind, also of nginx's own when nobody answers there. One that is said twice says nothing in some browsers, so
 * the server's is taken away; but a policy of the server's holds beside this one.
 */
const headerLines = (secured) =>
  Object.entries({ ...apiHeaders, ...secured }).flatMap(([name, value]) => [
    ...(name === 'Content-Security-Policy' ? [] : [`proxy_hide_header ${name};`]),
    `add_header ${name} ${quoted(value)} always;`,
  ]);

/**
 * JSON compresses to a third, but the size of what is compressed can tell what is in it to whoever has a page of another site ask with words of
 * his own (BREACH). So only what a page of the portal itself asks for is compressed; browsers say who asks, and no script can say otherwise.
 */
const compression = [
  'gzip off;',
  'gzip_types application/json;',
  'gzip_min_length 1000;',
  'if ($http_sec_fetch_site = same-origin) {\n      gzip on;\n    }',
];

const location = (path, lines) => `  location ${path} {\n${lines.map((line) => `    ${line}`).join('\n')}\n  }\n`;

/** What goes to the API, and with its socket to the same server, where they share the origin of the portal. */
export const behind = ({ api, socket, socketPath, uploadLimit, secured }) => {
  const blocks = [];
  if (api)
    blocks.push(
      location('~ ^/(?:api|sanctum|storage)/', [
        ...proxied(api),
        `client_max_body_size ${uploadLimit};`,
        ...compression,
        ...headerLines(secured),
      ]),
    );
  if (socket)
    blocks.push(
      location(`${socketPath}/`, [
        ...proxied(socket),
        'proxy_set_header Upgrade $http_upgrade;',
        'proxy_set_header Connection $portal_connection;',
        'proxy_read_timeout 1h;',
        'gzip off;',
        ...headerLines(secured),
      ]),
    );
  return blocks.join('');
};
