import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { connect } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { findBrotli, findNginx } from '../../../../scripts/install/ensure-nginx.mjs';
// @ts-expect-error: a script without types
import { compressFiles } from '../../../../scripts/serving/compress.mjs';
// @ts-expect-error: a script without types
import { apiHeaders, assetHeaders, headersOf } from '../../../../scripts/serving/headers.mjs';
// @ts-expect-error: a script without types
import { filledTemplate, nginxMaps } from '../../../../scripts/serving/nginx.mjs';
import { ask, send, unzipped } from './ask.ts';
import { edited, freePort, ownNginx, selfSigned, temporaryFolder, tlsAt, uncomment } from './own-nginx.ts';

const nginx = findNginx() !== undefined;
const brotli = findBrotli() !== undefined;
const policy = "default-src 'none'; script-src 'self'";
const overTls = (headers: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
});
const ofApi = overTls(apiHeaders) as Readonly<Record<string, string>>;
const samePage = { 'Sec-Fetch-Site': 'same-origin', 'Accept-Encoding': 'gzip, br' };

const folder = temporaryFolder();
const questions = JSON.stringify(Array.from({ length: 200 }, (_, no) => ({ no, text: `Soal nomor ${no}` })));
const api = http.createServer((request, response) => {
  if (request.url?.startsWith('/storage/')) {
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  } else {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Security-Policy': "img-src 'none'" });
    response.end(questions);
  }
});

let judged = '';
let stop = async () => {};
let [https, plain] = [0, 0];
const at = (address: string) => `https://localhost:${https}${address}`;

beforeAll(async () => {
  if (!nginx) return;
  const root = path.join(folder, 'dist');
  fs.mkdirSync(path.join(root, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(root, 'index.html'), 'beranda '.repeat(100));
  fs.writeFileSync(path.join(root, 'assets/app.js'), 'skrip();'.repeat(100));
  fs.writeFileSync(path.join(root, '.serving.json'), '{}');
  for (const file of ['schema.html', 'schema/barista/index.html', '404.html']) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), file);
  }
  compressFiles(root);
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
  const address = api.address();
  [https, plain] = [await freePort(), await freePort()];
  const gone = await freePort();
  const filled = filledTemplate({
    SERVER_NAME: 'localhost',
    PORT: plain,
    API_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
  });
  const server = edited(filled, [
    ...tlsAt(https, selfSigned(folder)),
    [
      /location \/socket\.io\/ \{\s+proxy_pass .*;/.exec(filled)?.[0] ?? '-',
      `location /socket.io/ {\n    proxy_pass http://127.0.0.1:${gone};`,
    ],
    ...(brotli ? [uncomment('brotli_static on;')] : []),
  ]);
  const addresses = [
    { regex: '^/$', file: 'index.html' },
    { regex: '^/schema/[a-z]+$', file: 'schema.html', own: '^/schema/[a-z]+$' },
  ];
  const maps = nginxMaps({ addresses, policy, root });
  ({ judged, stop } = await ownNginx(folder, { maps, server }, at('/')));
});
afterAll(async () => {
  await stop();
  api.close();
  fs.rmSync(folder, { recursive: true });
});

describe.skipIf(!nginx)('the nginx of this system', () => {
  it('accepts the configuration with TLS without a warning', () => {
    expect(judged).toContain('test is successful');
    expect(judged).not.toMatch(/\[(?:warn|error|emerg)\]/);
  });

  it('serves a page over TLS with all headers, and with HTTP/2', async () => {
    const { status, headers, body } = await ask(at('/'));
    expect([status, `${body}`.slice(0, 7)]).toEqual([200, 'beranda']);
    expect(headers).toMatchObject(overTls({ 'Cache-Control': 'no-cache', ...headersOf(policy) }));
    const protocol = await new Promise((resolve) => {
      const socket = connect({ port: https, ALPNProtocols: ['h2', 'http/1.1'], rejectUnauthorized: false }, () => {
        resolve(socket.alpnProtocol);
        socket.destroy();
      });
    });
    expect(protocol).toBe('h2');
  });

  it('redirects a request without TLS to the same address with TLS, with path and query unchanged', async () => {
    const { status, headers } = await ask(`http://localhost:${plain}/schema/a%2Fb?next=%2Fvoucher&x=1`);
    expect([status, headers.location]).toEqual([301, 'https://localhost/schema/a%2Fb?next=%2Fvoucher&x=1']);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('answers an address with its page and a scheme with its own page, but no other address with a file of that name', async () => {
    const answers: Readonly<Record<string, readonly [number, string]>> = {
      '/schema/barista?x=1': [200, 'schema/barista/index.html'],
      '/schema/lain': [200, 'schema.html'],
      '/schema/a%2Fb': [404, '404.html'],
      '/tidak-ada': [404, '404.html'],
      '/schema.html': [404, '404.html'],
      '/404.html': [404, '404.html'],
      '/.serving.json': [404, '404.html'],
      '/index.html.gz': [404, '404.html'],
      '/assets/tidak-ada.js': [404, 'tidak ada\n'],
    };
    for (const [address, answer] of Object.entries(answers)) {
      const { status, body, headers } = await ask(at(address));
      expect([address, status, `${body}`]).toEqual([address, ...answer]);
      expect(headers).toMatchObject(overTls({ 'Cache-Control': 'no-cache', ...headersOf(policy) }));
    }
  });

  it.each([
    ['/schema/barista/?x=1', '/schema/barista?x=1'],
    ['//', '/'],
  ])('redirects %s to the address without a trailing slash', async (address, shorter) => {
    const { status, headers } = await ask(at(address));
    expect([status, headers.location]).toEqual([301, shorter]);
  });

  it('turns the return of a payment gateway by POST into a GET with the same query, and no other POST', async () => {
    for (const address of ['/payment', '/payment/finish?order_id=TRX-1', '/payment?order_id=TRX-1']) {
      const { status, headers } = await send(at(address), 'transaction_status=capture');
      expect([status, headers.location]).toEqual([303, address]);
    }
    for (const address of ['/', '/payments', '//evil.test/payment/finish'])
      expect((await send(at(address), 'x=1')).status).not.toBe(303);
  });

  it('sends the headers of a file below /assets/, and allows it to be cached for ever', async () => {
    const { headers } = await ask(at('/assets/app.js'));
    expect(headers).toMatchObject(overTls({ 'Cache-Control': 'public, max-age=31536000, immutable', ...assetHeaders }));
    expect(headers['permissions-policy']).toBeUndefined();
  });

  it('prevents uploaded files from running on the origin of the portal', async () => {
    const { status, headers } = await ask(at('/storage/jawaban/gambar.html'));
    expect([status, headers]).toEqual([200, expect.objectContaining(ofApi)]);
  });

  it('keeps the policy of an API in addition to its own', async () => {
    const { headers } = await ask(at('/api/soal'));
    expect(headers).toMatchObject({
      ...ofApi,
      'content-security-policy': `img-src 'none', ${ofApi['content-security-policy']}`,
    });
    expect(headers['cache-control']).toBeUndefined();
  });

  it('sends the same headers with its own error if the API is not running', async () => {
    const { status, headers } = await ask(at('/socket.io/?EIO=4'));
    expect([status, headers]).toEqual([502, expect.objectContaining(ofApi)]);
  });

  it('logs neither address nor referrer of a request that the API could not answer', async () => {
    await ask(at('/socket.io/?sid=rahasia'), { Referer: at('/reset-password/rahasia') });
    const logs = () =>
      ['access.log', 'error.log'].map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join();
    await vi.waitFor(() => expect(logs()).toContain('GET /socket.io/ 502')); // nginx logs after it has answered
    expect(logs()).not.toContain('rahasia');
  });

  it('compresses the API’s replies to a page of the portal, but no reply to another site', async () => {
    const own = await ask(at('/api/soal'), samePage);
    expect([own.headers['content-encoding'], await unzipped(own)]).toEqual(['gzip', questions]);
    for (const site of ['cross-site', 'same-site', 'none']) {
      const other = await ask(at('/api/soal'), { ...samePage, 'Sec-Fetch-Site': site });
      expect([site, other.headers['content-encoding'], `${other.body}`]).toEqual([site, undefined, questions]);
    }
    const unsaid = await ask(at('/api/soal'), { 'Accept-Encoding': 'gzip' });
    expect(unsaid.headers['content-encoding']).toBeUndefined();
  });

  it.each(['/', '/assets/app.js'])('sends the stored gzip file of %s', async (address) => {
    const reply = await ask(at(address), { 'Accept-Encoding': 'gzip' });
    expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(await unzipped(reply)).toMatch(/^(?:beranda|skrip)/);
  });

  it.skipIf(!brotli).each(['/', '/assets/app.js'])('sends the stored brotli file of %s', async (address) => {
    const { headers, body } = await ask(at(address), { 'Accept-Encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(`${brotliDecompressSync(body)}`).toMatch(/^(?:beranda|skrip)/);
  });
});
