import { apiHeaders } from './headers.mjs';
import { quoted } from './nginx-quoted.mjs';

/** What servers believe of the address of a request, which only nginx may say. */
const said = ['Forwarded', 'X-Forwarded-Host', 'X-Forwarded-Port', 'X-Forwarded-Prefix', 'X-Real-IP'];

/** `host` is one of the names of the site: others are refused before. */
const proxied = (target, { host, proto }) => [
  `proxy_pass ${target};`,
  'proxy_http_version 1.1;',
  `proxy_set_header Host ${host};`,
  'proxy_set_header X-Forwarded-For $remote_addr;',
  `proxy_set_header X-Forwarded-Proto ${proto};`,
  ...said.map((name) => `proxy_set_header ${name} "";`),
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

const ofApi = /^\/(?:api|sanctum|storage)\//;

/** Reports to the portal's own origin: to the server for them, else to the API; where there is neither, they are taken and dropped. */
const reports = ({ path, target }, api, { site, secured }) => {
  const to = target ?? api;
  if (!target && api && ofApi.test(path)) return ''; // the API has them already
  const taken = [
    ...proxied(to, site),
    'proxy_set_header Cookie "";', // nothing of a person
    'client_max_body_size 64k;',
    ...headerLines(secured),
  ];
  return location(`= ${path}`, [
    'if ($request_method != POST) {\n      return 405;\n    }',
    ...(to ? taken : ['return 204;']),
  ]);
};

/**
 * What goes to the API, and with its socket to the same server, where they share the origin of the portal; and reports of the telemetry.
 * `site` is what servers are told of the address.
 */
export const behind = ({ api, socket, socketPath, telemetry, uploadLimit, site, secured }) => {
  const blocks = [];
  if (telemetry) blocks.push(reports(telemetry, api, { site, secured }));
  if (api)
    blocks.push(
      location('~ ^/(?:api|sanctum|storage)/', [
        ...proxied(api, site),
        `client_max_body_size ${uploadLimit};`,
        ...compression,
        ...headerLines(secured),
      ]),
    );
  if (socket)
    blocks.push(
      location(`${socketPath}/`, [
        ...proxied(socket, site),
        'proxy_set_header Upgrade $http_upgrade;',
        'proxy_set_header Connection $portal_connection;',
        'proxy_read_timeout 1h;',
        'gzip off;',
        ...headerLines(secured),
      ]),
    );
  return blocks.join('');
};
