import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { contentSecurityPolicy } from './content-security-policy.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = /\.(html|js|css|json|svg|txt)$/;

/** An address that does not decode is served as it came: it names no page. */
const decoded = (pathname) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/**
 * Serves one build as production should: strict policy, compressed, assets for ever, unknown assets 404, unknown pages the
 * not-found page. `config` replaces /config.json. Resolves with the address and a function that stops it.
 */
export const serveBuild = async ({ dir, mode, port = 0, config }) => {
  const root = path.resolve(dir);
  const renderer = await import(
    pathToFileURL(path.resolve('node_modules/.cache/prerender', mode, 'prerender.js')).href
  );
  const runtimeConfig = config ?? JSON.parse(fs.readFileSync(path.join(root, 'config.json'), 'utf8'));
  const styleHashes = JSON.parse(fs.readFileSync(path.join(root, 'style-hashes.json'), 'utf8'));
  const policy = contentSecurityPolicy({ config: runtimeConfig, styleHashes, payment: mode !== 'simulation' });
  const compressed = new Map(); // by file and the time of its writing: a build may be made anew under a running server

  const keyOf = (file) => `${file}@${fs.statSync(file).mtimeMs}`;
  const fileOf = (pathname) => {
    const file = path.join(root, path.normalize(pathname));
    if (!file.startsWith(root)) return null;
    if (path.extname(pathname)) return fs.existsSync(file) ? file : null;
    const page = path.join(file, 'index.html');
    return fs.existsSync(page) ? page : undefined;
  };
  const answer = (pathname) => {
    if (pathname === '/config.json')
      return { status: 200, type: '.json', body: Buffer.from(JSON.stringify(runtimeConfig)) };
    const file = fileOf(pathname);
    if (file) return { status: 200, type: path.extname(file), body: fs.readFileSync(file), key: keyOf(file) };
    if (file === null) return { status: 404, type: '.txt', body: Buffer.from('tidak ada\n') };
    const known = renderer.isKnown(pathname);
    const page = path.join(root, known ? 'app.html' : '404.html');
    return { status: known ? 200 : 404, type: '.html', body: fs.readFileSync(page), key: keyOf(page) };
  };

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const { status, type, body, key } = answer(decoded(pathname));
    const headers = {
      'Content-Type': types[type] ?? 'application/octet-stream',
      'Cache-Control':
        pathname.startsWith('/assets/') && status === 200 ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      Vary: 'Accept-Encoding',
    };
    const brotli = compressible.test(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    let sent = body;
    if (brotli) {
      headers['Content-Encoding'] = 'br';
      sent = (key && compressed.get(key)) ?? zlib.brotliCompressSync(body);
      if (key) compressed.set(key, sent);
    }
    response.writeHead(status, { ...headers, 'Content-Length': sent.length });
    response.end(request.method === 'HEAD' ? undefined : sent);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return { url: `http://localhost:${server.address().port}`, stop: () => new Promise((done) => server.close(done)) };
};
