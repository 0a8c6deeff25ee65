import { assetHeaders, caching, headersOf, overTls, types } from './headers.mjs';

/** Without a double quote or a `$`, which nginx would read as a variable. */
const quoted = (text) => {
  if (/["$\\\n]/.test(text)) throw new Error(`not for a configuration of nginx: ${text}`);
  return `"${text}"`;
};

const variableOf = (header) => `$portal_${header.toLowerCase().replaceAll('-', '_')}`;

/** The end of an address as it is asked for: its query, or nothing. */
const atEnd = '(?:\\?|$)';

const typeLines = Object.entries(types).map(([end, type]) => `    ${type.split(';')[0].padEnd(26)} ${end.slice(1)};`);

const listens = ({ port, tls }) =>
  tls
    ? [
        `listen ${port} ssl http2;`,
        `ssl_certificate ${quoted(tls.certificate)};`,
        `ssl_certificate_key ${quoted(tls.key)};`,
      ]
    : [`listen ${port};`];

const proxied = (target) => [
  `proxy_pass ${target};`,
  'proxy_http_version 1.1;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
];

const location = (path, lines) => `  location ${path} {\n${lines.map((line) => `    ${line}`).join('\n')}\n  }\n`;

/** What goes to the API, and with its socket to the same server, where they share the origin of the portal. */
const behind = ({ api, socket, socketPath, uploadLimit }) => {
  const blocks = [];
  if (api) {
    const lines = [
      ...proxied(api),
      `client_max_body_size ${uploadLimit};`,
      'add_header X-Content-Type-Options nosniff always;',
    ];
    blocks.push(location('~ ^/(?:api|sanctum|storage)/', lines));
  }
  if (socket) {
    const upgrade = ['proxy_set_header Upgrade $http_upgrade;', 'proxy_set_header Connection $portal_connection;'];
    blocks.push(location(`${socketPath}/`, [...proxied(socket), ...upgrade, 'proxy_read_timeout 1h;']));
  }
  return blocks.join('\n');
};

/**
 * The configuration of nginx for one build: `http` parts and one `server`. `addresses` as in the description of the build; `root` the folder
 * of the build; `api` and `socket` the servers behind, null where they have origins of their own; `brotli` where the module is there;
 * `trial` for a policy that only reports.
 */
export const nginxFor = ({
  addresses,
  policy,
  root,
  serverName,
  port,
  tls,
  api,
  socket,
  socketPath,
  brotli,
  trial = false,
  uploadLimit = '20m',
}) => {
  const pages = addresses.map(({ regex, file }) => `  "~${regex.replace(/\$$/, '')}${atEnd}" /${file};`);
  const ownPages = addresses
    .filter(({ own }) => own)
    .map(({ own }) => `  "~^(?<own_address>${own.slice(1, -1)})${atEnd}" $own_address/index.html;`);
  const longer = addresses
    .filter(({ regex }) => regex !== '^/$')
    .map(({ regex }) => `  "~^(?<shorter>${regex.slice(1, -1)})/+${atEnd}" $shorter;`);
  const secured = tls ? overTls : {};
  const headers = { 'Cache-Control': caching.others, ...headersOf(policy), ...secured };
  const ofAssets = { 'Cache-Control': caching.assets, ...assetHeaders, ...secured };
  const differing = Object.keys(headers).filter((name) => headers[name] !== ofAssets[name]);
  const named = (name) => (trial && name === 'Content-Security-Policy' ? `${name}-Report-Only` : name);
  return `# Written by \`npm run deploy:nginx\`; run it again after each build and each change of config.json.

# The address as it was asked for, still encoded, leads to the file of its page.
map $request_uri $portal_page {
  default "";
${pages.join('\n')}
}
# A page of its own, where the build has one of a catalog.
map $request_uri $portal_own_page {
  default "";
${ownPages.join('\n')}
}
map $request_uri $portal_shorter {
  default "";
  "~^//+${atEnd}" /;
${longer.join('\n')}
}
# What is said of a file below /assets/ that is there; a header without a value is not sent.
${differing
  .map(
    (name) => `map "$uri $status" ${variableOf(name)} {
  default ${quoted(headers[name])};
  "~^/assets/.* (?:200|206|304)$" ${quoted(ofAssets[name] ?? '')};
}`,
  )
  .join('\n')}
map $http_upgrade $portal_connection {
  default upgrade;
  "" close;
}

server {
${listens({ port, tls })
  .map((line) => `  ${line}`)
  .join('\n')}
  server_name ${serverName};
  root ${quoted(root)};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  etag on;

  types {
${typeLines.join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/plain text/javascript text/css; # and text/html, always
  gzip_static on; # the files beside, compressed when this was written
  gzip_vary on;
${brotli ? '  brotli_static on;\n' : ''}
  # a location with an \`add_header\` of its own loses all of these: no location below that serves the build may have one
${Object.entries(headers)
  .map(
    ([name, value]) =>
      `  add_header ${named(name)} ${differing.includes(name) ? variableOf(name) : quoted(value)} always;`,
  )
  .join('\n')}

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  location ~ /\\.(?!well-known/) {
    return 404;
  }
  location ~ (?:\\.html|\\.gz|\\.br)$ {
    try_files $portal_own_page $portal_page =404; # a name such as this is the page of an address, or nothing
  }
  location /assets/ {
    error_page 404 = @no_file;
    try_files $uri =404;
  }
  location @no_file {
    types {
    }
    default_type text/plain;
    return 404 "tidak ada\\n";
  }
  location / {
    limit_except GET HEAD {
      deny all;
    }
    if ($portal_shorter) {
      return 301 $portal_shorter$is_args$args;
    }
    try_files $portal_own_page $portal_page $uri =404;
  }
${behind({ api, socket, socketPath, uploadLimit })}}
`;
};
