import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { listen } from '../../../scripts/listen.mjs';
// @ts-expect-error: a script without types
import { answerFrom } from '../../../scripts/serving/build-files.mjs';
import { ownAddressRegex } from '../../../src/ui/core/address-pattern.ts';
import { hostileLines, requestOf, sendRaw } from './raw-requests.ts';
import { ask } from './serving/ask.ts';

const secret = 'RAHASIA';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-build-'));
const write = (file: string, text: string) => {
  const whole = path.join(folder, file);
  fs.mkdirSync(path.dirname(whole), { recursive: true });
  fs.writeFileSync(whole, text);
};

let url = '';
let stop = async () => {};

beforeAll(async () => {
  write('dist/index.html', 'beranda');
  write('dist/profile/index.html', 'profil');
  write('dist/shell/schema-slug.html', 'skema');
  write('dist/.serving.json', secret);
  write('dist/schema/barista/index.html', 'barista');
  write('dist/404.html', 'tidak ditemukan');
  write('dist/login/index.html', 'masuk');
  write('dist/kelas.html', '<head><title>kelas');
  write('dist/assets/app.js', 'skrip');
  write('dist/icon.png', 'gambar');
  write('dist/folder.js/x.txt', 'di dalam');
  write('dist-secret/secret.txt', secret);
  write('dist-secret/index.html', secret);
  const answer = answerFrom({
    root: path.join(folder, 'dist'),
    addresses: [
      { regex: '^/$', file: 'index.html' },
      { regex: '^/login$', file: 'login/index.html' },
      { regex: '^/kelas$', file: 'kelas.html' },
      { regex: '^/profile$', file: 'profile/index.html' },
      {
        regex: '^/schema/(?:[^/%?#]|%[0-9A-Fa-f]{2})+$',
        file: 'shell/schema-slug.html',
        own: ownAddressRegex('/schema/{slug}'),
      },
    ],
    policy: "default-src 'self'",
    config: {},
    head: '<script src="/a.js"></script>',
  });
  ({ url, stop } = await listen(answer, { port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await stop();
  fs.rmSync(folder, { recursive: true });
});

it('each page begins with the injected head, and no other file does', async () => {
  const texts = await Promise.all(['/kelas', '/assets/app.js'].map(async (at) => (await fetch(url + at)).text()));
  expect(texts).toEqual(['<head><script src="/a.js"></script><title>kelas', 'skrip']);
});

const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1]);
const isAlive = async () => (await sendRaw(url, requestOf('GET / HTTP/1.1'))).endsWith('beranda');

describe('the server of a build', () => {
  it.each([
    ['/', 200, 'beranda'],
    ['/?x=//', 200, 'beranda'],
    ['/login', 200, 'masuk'],
    ['/login/?next=%2Fprofile', 301, 'Location: /login?next=%2Fprofile\r\n'],
    ['/profile', 200, 'profil'],
    ['/schema/web-2.0', 200, 'skema'],
    ['/schema/barista', 200, 'barista'],
    ['/schema/barista?ulang=VFJY', 200, 'barista'],
    ['/schema/%62arista', 200, 'skema'],
    ['/schema/barista/index.html', 404, 'tidak ada'],
    ['/schema/a%2Fb', 200, 'skema'],
    ['/schema/a/b', 404, 'tidak ditemukan'],
    ['/schema/a/', 301, 'Location: /schema/a\r\n'],
    ['/shell/schema-slug.html', 404, 'tidak ada'],
    ['/login/index.html', 404, 'tidak ada'],
    ['/.serving.json', 404, 'tidak ada'],
    ['/nix', 404, 'tidak ditemukan'],
    ['/assets/app.js', 200, 'skrip'],
    ['/assets/gone.js', 404, 'tidak ada'],
    ['/config.json', 200, '{}'],
    ['http://localhost/login', 200, 'masuk'],
  ])('answers %s with %i', async (target, status, text) => {
    const reply = await sendRaw(url, requestOf(`GET ${target} HTTP/1.1`));
    expect([statusOf(reply), reply.includes(text)]).toEqual([status, true]);
  });

  it.each(hostileLines)('answers %j without revealing anything, and keeps running (fault matrix 84)', async (line) => {
    const reply = await sendRaw(url, requestOf(line));
    expect([200, 301].includes(statusOf(reply)) || (statusOf(reply) >= 400 && statusOf(reply) < 500)).toBe(true);
    expect(reply).not.toContain(secret);
    expect(await isAlive()).toBe(true);
  });

  it('answers any path from its own folder only (fault matrix 84)', async () => {
    const parts = [
      '/',
      '//',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '%',
      '%00',
      '?',
      '#',
      '@',
      ':',
      'C:',
      'http://',
      '[',
    ];
    const names = ['dist', 'dist-secret', '-secret', 'secret.txt', 'index.html', 'assets', 'app.js', '~', '%ff', 'é'];
    const target = fc.array(fc.constantFrom(...parts, ...names), { minLength: 1, maxLength: 8 });
    const property = fc.asyncProperty(target, async (found) => {
      const reply = await sendRaw(url, requestOf(`GET ${found.join('')} HTTP/1.1`));
      expect([200, 301, 400, 404]).toContain(statusOf(reply));
      expect(reply).not.toContain(secret);
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it('keeps running after any bytes (fault matrix 84)', async () => {
    const property = fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(await sendRaw(url, bytes)).not.toContain(secret);
    });
    await fc.assert(property, { numRuns: 200 });
    expect(await isAlive()).toBe(true);
  });

  it('answers requests that arrive in one chunk one after the other', async () => {
    const get = 'GET /login HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const reply = await sendRaw(url, `${get}${get}HEAD // HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(reply.match(/HTTP\/1\.1 \d+|masuk/g)).toEqual([
      'HTTP/1.1 200',
      'masuk',
      'HTTP/1.1 200',
      'masuk',
      'HTTP/1.1 301',
    ]);
  });

  it('answers 404 for an unknown address even if the build has no page for it', async () => {
    const bare = await listen(
      answerFrom({ root: path.join(folder, 'dist-secret'), addresses: [], policy: '', config: {} }),
      { port: 0, host: '127.0.0.1' },
    );
    expect((await fetch(`${bare.url}/state`)).status).toBe(404);
    await bare.stop();
  });

  it('answers HEAD with headers only, and accepts no upload', async () => {
    const head = await sendRaw(url, requestOf('HEAD /login HTTP/1.1'));
    expect([statusOf(head), head.includes('masuk'), head.includes('Content-Length: 5')]).toEqual([200, false, true]);
    const put = await sendRaw(url, requestOf('PUT /assets/app.js HTTP/1.1'));
    expect([statusOf(put), put.includes('Allow: GET, HEAD')]).toEqual([405, true]);
  });

  it('turns the return of a payment gateway by POST into a GET with the same query', async () => {
    const posted = await sendRaw(url, requestOf('POST /payment/finish?order_id=TRX-1 HTTP/1.1'));
    expect([statusOf(posted), posted.includes('Location: /payment/finish?order_id=TRX-1')]).toEqual([303, true]);
    expect(statusOf(await sendRaw(url, requestOf('POST /payments HTTP/1.1')))).toBe(405);
  });

  it('sends text with brotli to a client that accepts it, and uncompressed to others', async () => {
    for (const address of ['/', '/assets/app.js', '/config.json', '/nix']) {
      const plain = await ask(url + address, { 'Accept-Encoding': 'gzip' });
      const { headers, body } = await ask(url + address, { 'Accept-Encoding': 'gzip, br' });
      expect([address, plain.headers['content-encoding'], headers['content-encoding']]).toEqual([
        address,
        undefined,
        'br',
      ]);
      expect([headers.vary, plain.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
      expect(brotliDecompressSync(body)).toEqual(plain.body);
    }
    const picture = await ask(`${url}/icon.png`, { 'Accept-Encoding': 'br' });
    expect([picture.status, picture.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('allows an asset to be cached for ever, but not a page that is requested below /assets/', async () => {
    const kept = async (target: string) =>
      (await sendRaw(url, requestOf(`GET ${target} HTTP/1.1`))).includes('immutable');
    expect(await kept('/assets/app.js')).toBe(true);
    expect(await kept('/assets/..%2findex.html')).toBe(false);
  });
});

describe('the address of a server', () => {
  const answer = (_: unknown, response: { end: (text: string) => void }) => response.end('ada');
  const textAt = async (address: string) => (await fetch(address)).text();

  it('works with localhost and with 127.0.0.1', async () => {
    const server = await listen(answer, { port: 0 });
    const { port } = new URL(server.url);
    expect(server.url).toBe(`http://localhost:${port}`);
    expect([await textAt(server.url), await textAt(`http://127.0.0.1:${port}`)]).toEqual(['ada', 'ada']);
    await server.stop();
  });

  it('answers 500 if the handler fails, and keeps running', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await listen(
      ({ url: address }: { url: string }, response: { end: (text: string) => void }) => {
        if (address === '/gagal') throw new Error('not expected');
        response.end('ada');
      },
      { port: 0 },
    );
    expect((await fetch(`${server.url}/gagal`)).status).toBe(500);
    expect(await textAt(server.url)).toBe('ada');
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
    await server.stop();
  });

  it('aborts an answer that fails after its start, and keeps running (fault matrix 84)', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await listen(
      ({ url: address }: { url: string }, response: ServerResponse) => {
        response.writeHead(200).write('a');
        if (address === '/gagal') throw new Error('not expected');
        response.end('da');
      },
      { port: 0 },
    );
    await expect(textAt(`${server.url}/gagal`)).rejects.toThrow(TypeError);
    expect(await textAt(server.url)).toBe('ada');
    told.mockRestore();
    await server.stop();
  });

  it('keeps running after an interrupted connection', async () => {
    const server = await listen(answer, { port: 0 });
    const socket = net.connect(Number(new URL(server.url).port), 'localhost');
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      socket.write('CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n', () => resolve());
    });
    expect(await textAt(server.url)).toBe('ada');
    socket.resetAndDestroy();
    expect(await textAt(server.url)).toBe('ada');
    await server.stop();
  });

  const hasIpv6 = Object.values(os.networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));
  it.skipIf(!hasIpv6)('counts as taken if its IPv4 or its IPv6 form is taken', async () => {
    const first = await listen(answer, { port: 0, host: '::1' });
    const port = Number(new URL(first.url).port);
    await expect(listen(answer, { port })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    await first.stop();
    await (await listen(answer, { port })).stop();
  });
});
