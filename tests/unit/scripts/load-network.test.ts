import { spawnSync } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNetwork } from '../../load/network.ts';

const portal = 'https://portal.contoh.example';
const heard: { url?: string | undefined; headers: http.IncomingHttpHeaders }[] = [];
const api = http.createServer(({ url, headers }, reply) => {
  heard.push({ url, headers });
  reply.end('x'.repeat(10_000));
});
api.on('upgrade', ({ url, headers }, socket) => {
  heard.push({ url, headers });
  socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
});
let network: Awaited<ReturnType<typeof openNetwork>>;
const statuses: number[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  network = await openNetwork({
    base: new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}/lsp`),
    origin: portal,
    cookies: (candidate) => `candidate=${candidate}`,
    connected: (_, status) => statuses.push(status),
  });
});
afterAll(() => {
  network.close();
  api.closeAllConnections();
  api.close();
});

describe('the network of a load test', () => {
  it('forwards a call to the server with the origin of the portal, and counts its bytes', async () => {
    const before = network.bytes();
    expect(await (await fetch(`${network.url}/api/asesi`)).text()).toHaveLength(10_000);
    expect(heard.at(-1)).toMatchObject({ url: '/lsp/api/asesi', headers: { origin: portal } });
    expect(network.bytes() - before).toBeGreaterThan(10_000);
  });

  it('adds the cookies of a candidate to the socket', async () => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    await new Promise((resolve) => http.get(`${network.url}/17/socket.io/`, { headers }).on('upgrade', resolve));
    expect(heard.at(-1)).toMatchObject({ url: '/socket.io/', headers: { cookie: 'candidate=17', origin: portal } });
    expect(statuses).toEqual([101]);
  });

  it('refuses every call while it is cut, and no call afterwards', async () => {
    network.cut();
    await expect(fetch(`${network.url}/api/asesi`)).rejects.toThrow();
    network.restore();
    expect((await fetch(`${network.url}/api/asesi`)).status).toBe(200);
  });
});

it.each([[[]], [['--yes-load', 'other.example']]])(
  'a load test does not start against another computer unless its name is given twice (%j)',
  (options) => {
    const args = ['tools/deep/load.mjs', '--base', 'https://staging.example', ...options];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('--yes-load staging.example');
  },
);
