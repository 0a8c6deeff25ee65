import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { findNginx } from '../../../../scripts/install/ensure-nginx.mjs';
// @ts-expect-error: a script without types
import { filledTemplate, nginxMaps } from '../../../../scripts/serving/nginx.mjs';
import { ask, send } from './ask.ts';
import { edited, freePort, ownNginx, selfSigned, temporaryFolder, tlsAt, uncomment } from './own-nginx.ts';

const nginx = findNginx() !== undefined;

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

const listening = async (seen: Seen[], status: number) => {
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}` };
};

const [reportBlock = ''] =
  /# location = \/laporan \{[^}]*\}[^}]*\}/.exec(fs.readFileSync('deploy/nginx.conf.template', 'utf8')) ?? [];
const [api, reports]: [Seen[], Seen[]] = [[], []];
const folder = temporaryFolder();
const log = path.join(folder, 'balanced/access.log');
const stops: (() => Promise<void>)[] = [];
const servers: http.Server[] = [];
let [https, plain, balanced] = [0, 0, 0];

beforeAll(async () => {
  if (!nginx) return;
  const root = path.join(folder, 'dist');
  fs.mkdirSync(root, { recursive: true });
  for (const name of ['index.html', 'version.json']) fs.writeFileSync(path.join(root, name), '{}');
  const [behind, collector] = [await listening(api, 200), await listening(reports, 202)];
  servers.push(behind.server, collector.server);
  [https, plain, balanced] = [await freePort(), await freePort(), await freePort()];
  const maps = nginxMaps({ addresses: [{ regex: '^/$', file: 'index.html' }], policy: "default-src 'none'", root });
  const start = async (name: string, port: number, edits: Parameters<typeof edited>[1], address: string) => {
    const own = path.join(folder, name);
    fs.mkdirSync(own);
    const filled = filledTemplate({ SERVER_NAME: 'portal.test', PORT: port, API_URL: behind.url });
    stops.push((await ownNginx(own, { maps, server: edited(filled, edits) }, address)).stop);
  };
  const tls = [
    ...tlsAt(https, selfSigned(folder)),
    ['portal.test "";', 'portal.test "";\n  www.portal.test "";'],
    ['server_name portal.test;', 'server_name portal.test www.portal.test;'],
    [reportBlock, reportBlock.replaceAll('# ', '').replace('http://127.0.0.1:9000', `${collector.url}/kumpul`)],
  ] as const;
  await start('tls', plain, tls, `https://127.0.0.1:${https}/version.json`);
  const inFront = [
    ['default $scheme;', 'default https;'],
    ['default ":$server_port";', 'default "";'],
    ['# set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 127.0.0.1;'],
    uncomment('real_ip_header'),
    uncomment('real_ip_recursive'),
  ] as const;
  await start('balanced', balanced, inFront, `http://127.0.0.1:${balanced}/version.json`);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  for (const server of servers) server.close();
  fs.rmSync(folder, { recursive: true });
});
beforeEach(() => {
  api.length = 0;
  reports.length = 0;
});

const at = (address: string) => `https://127.0.0.1:${https}${address}`;
const named = { Host: 'portal.test' };

describe.skipIf(!nginx)('nginx in front of an API', () => {
  it('logs no token of a mail and no query by default', async () => {
    for (const address of [
      '/reset-password/rahasia',
      '/profile/verify/7/rahasia?x=rahasia',
      '/api/email/verify/rahasia',
    ])
      await ask(`http://127.0.0.1:${balanced}${address}`, named);
    const logged = () => fs.readFileSync(log, 'utf8');
    const lines = () =>
      [...logged().matchAll(/ GET (\S+) (\d+) /g)].map(([, address, status]) => `${address} ${status}`);
    const expected = ['/reset-password/- 404', '/profile/verify/- 404', '/api/email/verify/- 200'];
    await vi.waitFor(() => expect(lines()).toEqual(expect.arrayContaining(expected))); // nginx logs after it has answered
    expect(logged()).not.toContain('rahasia');
  });

  it.each([
    'evil.example',
    'portal.test.evil.example',
    'evilportal.test',
    '127.0.0.1',
    'portal.test@evil.example',
    '_',
  ])('neither redirects a request for the host %s nor answers with a page', async (host) => {
    for (const address of ['/', '/api/forgot-password', '/sanctum/csrf-cookie', '/socket.io/']) {
      const { status, headers } = await ask(at(address), { Host: host });
      expect([address, status === 421 || status === 400, headers.location]).toEqual([address, true, undefined]);
    }
    expect(api).toEqual([]);
  });

  it('redirects no request on the port without TLS to a foreign host', async () => {
    const { status, headers } = await ask(`http://127.0.0.1:${plain}/login`, { Host: 'evil.example' });
    expect([status, headers.location]).toEqual([421, undefined]);
    const own = await ask(`http://127.0.0.1:${plain}/login`, named);
    expect([own.status, own.headers.location]).toEqual([301, 'https://portal.test/login']);
  });

  it('uses the host of an absolute request address, not the Host header', async () => {
    const line = 'GET http://evil.example/api/x HTTP/1.1\r\nHost: portal.test\r\nConnection: close\r\n\r\n';
    const said = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = net.connect(balanced, '127.0.0.1', () => socket.write(line));
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    expect(said).toMatch(/^HTTP\/1\.1 421 /);
    expect(api).toEqual([]);
  });

  it.each(['portal.test', 'www.portal.test', 'PORTAL.test'])(
    'forwards a request for %s to the API with this host name in lower case',
    async (host) => {
      await ask(at('/api/forgot-password'), { Host: host });
      expect(api.map(({ headers }) => headers.host)).toEqual([`${host.toLowerCase()}:${https}`]);
    },
  );

  it('forwards the client’s address of the connection to the API, and no address that the client claims', async () => {
    await ask(at('/api/x'), {
      ...named,
      'X-Forwarded-For': '1.2.3.4',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Port': '99999',
      'X-Forwarded-Prefix': '/evil',
      'X-Forwarded-Proto': 'http',
      'X-Real-IP': '1.2.3.4',
      Forwarded: 'for=1.2.3.4;host=evil.example',
    });
    expect(JSON.stringify(api)).not.toMatch(/evil|1\.2\.3\.4|99999/);
    expect(api[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  });

  it('behind a load balancer that ends TLS, forwards the client’s address, the host name without a port, and the TLS flag to the API', async () => {
    const reply = await ask(`http://127.0.0.1:${balanced}/api/x`, {
      ...named,
      'X-Forwarded-For': '1.2.3.4, 203.0.113.9',
    });
    expect(api[0]?.headers).toMatchObject({
      host: 'portal.test',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    });
    expect(reply.headers['strict-transport-security']).toBeDefined();
  });

  it('upgrades only the socket, and only to a WebSocket', async () => {
    const asked = (address: string, upgrade: string) =>
      ask(at(address), { ...named, Connection: 'Upgrade', Upgrade: upgrade });
    await asked('/socket.io/?EIO=4', 'websocket');
    await asked('/socket.io/?EIO=4', 'h2c');
    await asked('/api/x', 'websocket');
    expect(api.map(({ headers }) => [headers.upgrade, headers.connection])).toEqual([
      ['websocket', 'upgrade'],
      [undefined, 'close'],
      [undefined, 'close'],
    ]);
  });

  it('returns the version of the build to a health probe that does not know the host name', async () => {
    expect((await ask(at('/version.json'))).status).toBe(200);
  });
});

describe.skipIf(!nginx)('a telemetry report to the portal’s origin', () => {
  const report = '{"build":"1","events":[]}';
  const json = { ...named, 'Content-Type': 'application/json', Cookie: 'session=1' };

  it('reaches the report server without data that identify its sender', async () => {
    expect((await send(at('/laporan?kunci=1'), report, json)).status).toBe(202);
    expect(reports).toMatchObject([{ method: 'POST', url: '/kumpul?kunci=1', body: report }]);
    expect(reports[0]?.headers.cookie).toBeUndefined();
    expect(api).toEqual([]);
  });

  it('is the only request that the address accepts', async () => {
    expect((await ask(at('/laporan'), named)).status).toBe(405);
    expect((await send(at('/laporan'), 'x'.repeat(200_000), json)).status).toBe(413);
    expect((await send(at('/laporan/x'), report, json)).status).toBe(403);
    expect(reports).toEqual([]);
  });
});
