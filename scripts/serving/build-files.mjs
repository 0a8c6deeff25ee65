import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { assertBuilt, readJson, readServing } from '../built.mjs';
import { listen } from '../listen.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { assetHeaders, caching, compressible, headersOf, types } from './headers.mjs';

/** Compression level that takes a tenth of the time of the best one, for 6 % more bytes. */
const quick = { [zlib.constants.BROTLI_PARAM_QUALITY]: 7 };

const pathOf = (target) => {
  try {
    const { pathname } = new URL(target.startsWith('/') ? `http://localhost${target}` : target); // `//x` is a path here, not a host
    return pathname.startsWith('/') ? pathname : null;
  } catch {
    return null;
  }
};

const decoded = (pathname) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

const isFile = (file) => {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
};

const within = (file, folder) => file.startsWith(folder + path.sep);

/** Hides HTML files, which are served only at the address of their page, and dot files, which only servers read. */
const isHidden = (pathname) => pathname.endsWith('.html') || /\/\.(?!well-known\/)/.test(pathname);

/**
 * Serves one build as in production: strict policy, compression, immutable assets, pages by `addresses` (a page's own file first), 404 for
 * the rest, redirects for trailing slashes. No request crashes the server or leaves `root`. `compressed` is a cache shared per build;
 * `head` is HTML added to each page.
 */
export const answerFrom = ({ root, addresses, policy, config, compressed = new Map(), head = '' }) => {
  const pages = addresses.map(({ regex, file, own }) => ({
    regex: new RegExp(regex),
    own: own && new RegExp(own),
    file: path.join(root, file),
  }));
  const assets = path.join(root, 'assets');
  const plain = (status, text) => ({ status, type: '.txt', body: Buffer.from(text) });
  const bodyOf = (file) => {
    const body = fs.readFileSync(file);
    return head !== '' && file.endsWith('.html') ? Buffer.from(`${body}`.replace('<head>', `<head>${head}`)) : body;
  };
  const reply = (status, file) => ({
    status,
    type: path.extname(file),
    body: bodyOf(file),
    key: `${file}@${fs.statSync(file).mtimeMs}`,
    forEver: within(file, assets),
  });

  const answer = (method, pathname) => {
    // a payment gateway may return by POST
    if (method === 'POST' && pathname !== null && /^\/payment(\/|$)/.test(pathname))
      return { ...plain(303, ''), to: pathname };
    if (method !== 'GET' && method !== 'HEAD') return plain(405, 'hanya GET dan HEAD\n');
    if (pathname === null) return plain(400, 'bukan alamat\n');
    if (pathname === '/config.json') return { status: 200, type: '.json', body: Buffer.from(JSON.stringify(config)) };
    const page = pages.find(({ regex }) => regex.test(pathname));
    if (page) {
      const own = page.own?.test(pathname) && path.join(root, pathname, 'index.html');
      return reply(200, own && isFile(own) ? own : page.file);
    }
    const name = decoded(pathname);
    const file = path.join(root, name);
    if (path.extname(name))
      return !isHidden(name) && within(file, root) && isFile(file) ? reply(200, file) : plain(404, 'tidak ada\n');
    const shorter = pathname.replace(/\/+$/, '') || '/';
    if (shorter !== pathname && pages.some(({ regex }) => regex.test(shorter)))
      return { ...plain(301, ''), to: shorter };
    const lost = path.join(root, '404.html'); // the build of the trainer's page contains no such file
    return isFile(lost) ? reply(404, lost) : plain(404, 'tidak ada\n');
  };
  const safely = (method, target) => {
    try {
      return answer(method, pathOf(target));
    } catch {
      return plain(500, 'tidak bisa dibaca\n');
    }
  };

  return (request, response) => {
    const { status, type, body, key, forEver, to } = safely(request.method, request.url);
    const headers = {
      'Content-Type': types[type] ?? 'application/octet-stream',
      'Cache-Control': forEver ? caching.assets : caching.others,
      ...(forEver ? assetHeaders : headersOf(policy)),
      Vary: 'Accept-Encoding',
      ...(to !== undefined && { Location: to + (/\?.*/.exec(request.url)?.[0] ?? '') }),
      ...(status === 405 && { Allow: 'GET, HEAD' }),
    };
    const brotli = compressible.test(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    let sent = body;
    if (brotli) {
      headers['Content-Encoding'] = 'br';
      sent = (key && compressed.get(key)) ?? zlib.brotliCompressSync(body, { params: quick });
      if (key) compressed.set(key, sent); // the key has the modification time, because a build may change while the server runs
    }
    response.writeHead(status, { ...headers, 'Content-Length': sent.length });
    response.end(request.method === 'HEAD' ? undefined : sent);
  };
};

/**
 * Serves one build as in production. `config` replaces /config.json; `policyOf` is the parsed configuration for the policy. Without
 * `host`, listens on localhost only. Resolves with the address and a stop function.
 */
export const serveBuild = async ({ dir, mode, port = 0, config, policyOf = config, host }) => {
  assertBuilt(dir, mode);
  const root = path.resolve(dir);
  const { addresses, hashes } = readServing(root);
  const runtimeConfig = config ?? readJson(path.join(root, 'config.json'));
  const policy = contentSecurityPolicy({ config: policyOf ?? runtimeConfig, hashes, live: mode !== 'simulation' });
  return listen(answerFrom({ root, addresses, policy, config: runtimeConfig }), { port, host });
};
