import { assetHeaders, caching, headersOf, overTls, types } from './headers.mjs';
import { behind } from './nginx-behind.mjs';
import { listens, redirecting } from './nginx-listen.mjs';
import { otherNames, refusing } from './nginx-names.mjs';
import { quoted } from './nginx-quoted.mjs';

const variableOf = (header) => `$portal_${header.toLowerCase().replaceAll('-', '_')}`;

/** The end of an address as it is asked for: its query, or nothing. */
const atEnd = '(?:\\?|$)';

const typeLines = Object.entries(types).map(([end, type]) => `    ${type.split(';')[0].padEnd(26)} ${end.slice(1)};`);

/**
 * The configuration of nginx for one build: `http` parts and one `server`. `addresses` as in the description of the build; `root` the folder
 * of the build; `version` that of the nginx that reads it; `ipv6` where the system has it; `tls` the files of the certificate, and
 * `plainPort`, from which the other port is redirected to this one; `forwardedProto` where something in front ends TLS, and `trusted` the
 * addresses of that; `api` and `socket` the servers behind, null where they have origins of their own; `telemetry` the path of reports on
 * this origin, and the server for them; `brotli` where the module is there; `trial` for a policy that only reports.
 */
export const nginxFor = ({
  addresses,
  policy,
  root,
  serverName,
  version,
  port,
  ipv6 = true,
  tls,
  forwardedProto,
  trusted = [],
  subDomains = true,
  api,
  socket,
  socketPath,
  telemetry,
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
  const secured = tls || forwardedProto === 'https' ? overTls(subDomains) : {};
  const shownPort = forwardedProto || port === (tls ? 443 : 80) ? '' : `:${port}`;
  const site = { host: `$host${shownPort}`, proto: forwardedProto ?? '$scheme' };
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
# What is asked for under another name than those of the site.
${otherNames(serverName)}
server {
${listens({ port, ipv6, tls, version })
  .map((line) => `  ${line}`)
  .join('\n')}
  server_name ${serverName};
  ${refusing}
${trusted.map((address) => `  set_real_ip_from ${address};\n`).join('')}${trusted.length > 0 ? '  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;\n' : ''}  root ${quoted(root)};
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
  # a location with an \`add_header\` of its own loses all of these: none that serves the build may have one
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
${behind({ api, socket, socketPath, telemetry, uploadLimit, site, secured })}  location ~ /\\.(?!well-known/) {
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
}
${redirecting({ port, ipv6, tls, serverName })}`;
};
