import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type NodeHost, startNode } from '../../../../fake-backend/hosts/node.ts';
import { sendRaw } from '../../scripts/raw-requests.ts';
import { trx } from '../staff/backend.ts';
import { browserAt } from './browser.ts';
import { testNow } from './page.ts';

const portal = 'http://localhost:5173';
let host: NodeHost;

beforeAll(async () => {
  host = await startNode({ port: 0, origins: ['https://portal.contoh.example'] });
});
afterAll(() => host.close());
beforeEach(() => host.control.reset());

const visitor = () => {
  const { ask, logIn, cookie } = browserAt(() => host.url, { Origin: portal });
  return { call: ask, logIn: (mailName: string) => logIn(`${mailName}@contoh.example`), cookie };
};

const connected = (cookie: string, url = host.url, auth: Record<string, unknown> = {}): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      auth,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 1,
      reconnectionDelayMax: 5,
      extraHeaders: { Cookie: cookie, Origin: portal },
    });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

const next = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('listening', resolve));

test('a log-in over HTTP sets real cookies, one readable and one not', async () => {
  const { call, logIn } = visitor();
  const first = await call('GET', '/sanctum/csrf-cookie');
  const [session, csrf] = first.headers.getSetCookie();
  expect(session).toMatch(/^portal_session=[0-9a-f]{40}; Path=\/; SameSite=Lax; HttpOnly$/);
  expect(csrf).toMatch(/^XSRF-TOKEN=\w+%3D; Path=\/; SameSite=Lax$/);
  expect((await logIn('bima')).status).toBe(200);
  expect((await (await call('GET', '/api/asesi')).json()).data.id).toBe('1002');
});

test.each([
  [portal, portal],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['https://portal.contoh.example', 'https://portal.contoh.example'],
  ['https://evil.example', null],
])('the origin %s is answered with %s', async (origin, expected) => {
  const reply = await fetch(`${host.url}/api/login`, { method: 'OPTIONS', headers: { Origin: origin } });
  expect(reply.status).toBe(204);
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(expected);
  expect(reply.headers.get('Access-Control-Allow-Credentials')).toBe(expected && 'true');
});

test('the internal cookie header cannot be set from outside', async () => {
  const { logIn, cookie } = visitor();
  await logIn('bima');
  const reply = await fetch(`${host.url}/api/asesi`, {
    headers: { Accept: 'application/json', 'x-simulation-cookie': cookie() },
  });
  expect(reply.status).toBe(401);
});

test('a payment through the gateway is announced over Socket.IO', async () => {
  const { call, logIn, cookie } = visitor();
  await logIn('bima');
  const socket = await connected(cookie());
  const heard = next(socket);
  const [{ trx_id }] = (await (await call('GET', '/api/transaction/list/pending')).json()).data.data;
  const { token } = (await (await call('POST', '/api/transaction/token', { trx_id })).json()).data;
  expect((await call('POST', `/simulation/payments/${token}`, { action: 'pay' })).status).toBe(200);
  expect(await heard).toEqual({ type: 'payment', trxid: trx_id });
  socket.close();
});

test('sockets disconnect on a fault and reconnect by themselves, and not while there is no network', async () => {
  const { call, logIn, cookie } = visitor();
  await logIn('bima');
  const socket = await connected(cookie());
  const left = () => new Promise((resolve) => socket.once('disconnect', resolve));
  const back = () => new Promise((resolve) => socket.once('connect', () => resolve('connect')));
  const once = { id: 'socket', match: { path: '/api/date-now' }, nth: 1, action: { type: 'socket-drop' } } as const;
  await host.control.addFault(once);
  const dropped = left();
  expect((await call('GET', '/api/date-now')).status).toBe(200);
  expect(await dropped).toBe('transport close');
  expect(await back()).toBe('connect');
  const refused = new Promise((resolve) => socket.io.once('reconnect_error', () => resolve('refused')));
  const cut = left();
  await host.control.addFault({ id: 'putus', match: { path: '/api/' }, nth: 'every', action: { type: 'offline' } });
  expect([await cut, await refused]).toEqual(['transport close', 'refused']);
  const again = back();
  await host.control.clearFaults();
  expect(await again).toBe('connect');
  socket.close();
});

test('a refresh command and a read notification reach the other connections of the candidate, and no guest', async () => {
  const { logIn, cookie } = visitor();
  await logIn('bima');
  const [mine, other, guest] = [await connected(cookie()), await connected(cookie()), await connected('')];
  const strayed: unknown[] = [];
  for (const socket of [mine, guest]) socket.on('listening', (event) => strayed.push(event));
  const heard = next(other);
  mine.emit('command', { type: 'refresh' });
  expect(await heard).toEqual({ type: 'refresh' });
  expect(strayed).toEqual([]);
  const refreshed = next(other);
  mine.emit('notification', { id: 'NTF-0001' });
  expect(await refreshed).toEqual({ type: 'refresh' });
  for (const socket of [mine, other, guest]) socket.close();
});

test('a bearer token identifies a connection without cookies, and a wrong one identifies nobody', async () => {
  const tokens = await startNode({ port: 0, authentication: 'token' });
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'bima@contoh.example', password: 'contoh123' });
  const { token } = (await (await fetch(`${tokens.url}/api/login`, { method: 'POST', headers, body })).json()).data;
  const connect = (auth: Record<string, unknown>) => connected('', tokens.url, auth);
  const [mine, wrong, odd] = [
    await connect({ token }),
    await connect({ token: 'x' }),
    await connect({ token: [token] }),
  ];
  const strayed: unknown[] = [];
  for (const socket of [wrong, odd]) socket.on('listening', (event) => strayed.push(event));
  const heard = next(mine);
  await tokens.control.fill('bima@contoh.example', { notifications: 1, transactions: 0 });
  expect(await heard).toEqual({ type: 'refresh' });
  expect(strayed).toEqual([]);
  for (const socket of [mine, wrong, odd]) socket.close();
  await tokens.close();
});

test.each([
  ['clock', { travel: 'far' }],
  ['clock', { rate: 2 }],
  ['jump', { trxId: 'x', stage: 'apl01' }],
  ['take-back', { id: 0 }],
  ['fill', { email: 'nobody', notifications: 30, transactions: 3 }],
  ['robots', { delay: 'soon' }],
  ['scenario', { name: 'x' }],
  ['staff', { type: 'dance' }],
])('the control over HTTP refuses %s with %j', async (path, body) => {
  expect((await visitor().call('POST', `/simulation/${path}`, body)).status).toBe(422);
});

test('the staff’s work is visible over HTTP, and can be done there', async () => {
  const { call } = visitor();
  const list = async () => (await (await call('GET', '/simulation/staff')).json()).data as { trxId: string }[];
  expect((await list()).map(({ trxId }) => trxId)).toContain(trx.gita);
  const returned = { type: 'apl01', trxId: trx.gita, decision: 'return', note: 'Buram.' };
  expect((await call('POST', '/simulation/staff', returned)).status).toBe(200);
  expect((await list()).map(({ trxId }) => trxId)).not.toContain(trx.gita);
});

test('the control over HTTP accepts only JSON, which no foreign page can send', async () => {
  expect((await visitor().call('POST', '/simulation/clock', { travel: 3_600_000 })).status).toBe(200);
  expect((await fetch(`${host.url}/simulation/reset`, { method: 'POST' })).status).toBe(415);
});

test.each(['network-error', 'accept-then-drop'] as const)('%s breaks the connection', async (type) => {
  const { call } = visitor();
  const rules = [{ id: 'f', match: { path: '/api/date-now' }, nth: 1, action: { type } }];
  expect((await call('POST', '/simulation/faults', { rules })).status).toBe(200);
  await expect(call('GET', '/api/date-now')).rejects.toThrow(TypeError);
  expect((await call('GET', '/api/date-now')).status).toBe(200);
});

test('the script of the payment gateway is served', async () => {
  const reply = await fetch(`${host.url}/snap/snap.js`);
  expect(reply.headers.get('Content-Type')).toMatch('text/javascript');
  expect(await reply.text()).toContain('window.snap');
});

const askAs = (url: string, name: string, target: string, more = '') =>
  sendRaw(url, `GET ${target} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n${more}\r\n`);

test.each(['evil.example', 'localhost.evil.example', '127.evil.example', '10.0.0.7', '[::2]', 'api.lan'])(
  'a page that reaches this computer under the name %s gets no data',
  async (name) => {
    const { port } = new URL(host.url);
    for (const target of ['/simulation/mails', '/api/date-now', '/snap/snap.js', '/socket.io/?EIO=4&transport=polling'])
      expect([target, await askAs(host.url, `${name}:${port}`, target)]).toEqual([
        target,
        expect.stringMatching(/^HTTP\/1\.1 421 /),
      ]);
    const upgrade =
      'Upgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n';
    const socket = await askAs(
      host.url,
      name,
      '/socket.io/?EIO=4&transport=websocket',
      `Connection: Upgrade\r\n${upgrade}`,
    );
    expect(socket).toMatch(/^HTTP\/1\.1 4/);
  },
);

test.each(['localhost', 'LOCALHOST:9', '127.0.0.1', '127.8.9.10', '[::1]', 'api.lan', 'API.lan:80'])(
  'the API uses %s as its own name, where that was configured or needs no configuration',
  async (name) => {
    const named = await startNode({ port: 0, names: ['api.lan'] });
    expect(await askAs(named.url, name, '/simulation/mails')).toMatch(/^HTTP\/1\.1 200 /);
    await named.close();
  },
);

test('the API uses the address at which it listens', async () => {
  const named = await startNode({ port: 0, host: '127.0.0.2' });
  expect(await askAs(named.url, '127.0.0.2', '/simulation/mails')).toMatch(/^HTTP\/1\.1 200 /);
  await named.close();
});

test('a request that fails unexpectedly gets 500, and the next one a normal answer', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = () => {
    throw new Error('not expected');
  };
  const failing = await startNode({
    port: 0,
    pages: fail,
    add: () => ({ beside: ({ url }) => (url.endsWith('/simulation/nix') ? fail() : Promise.resolve(null)) }),
  });
  for (const [address, status] of [
    ['/', 500],
    ['/simulation/nix', 500],
    ['/api/date-now', 200],
  ] as const)
    expect([address, (await fetch(failing.url + address)).status]).toEqual([address, status]);
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
  await failing.close();
});

const secretsOf = async (host: NodeHost): Promise<string[]> => {
  const enter = async (name: string) => {
    const browser = browserAt(() => host.url);
    const { token } = (await (await browser.logIn(`${name}@contoh.example`)).json()).data;
    return { ...browser, secrets: [...browser.cookies.values(), token as string] };
  };
  const [ayu, bima] = [await enter('ayu'), await enter('bima')];
  await ayu.ask('POST', '/api/email/verification-notification', {});
  await ayu.ask('POST', '/api/forgot-password', { email: 'ayu@contoh.example' });
  const [{ trx_id }] = (await (await bima.ask('GET', '/api/transaction/list/pending')).json()).data.data;
  await bima.ask('POST', '/api/transaction/update-transaction', { trx_id });
  const payment = await (await bima.ask('POST', '/api/transaction/token', { trx_id })).json();
  const links = (await host.control.mails()).map(({ link }) => /\/(\w+)(\?|$)/.exec(link ?? '')?.[1] ?? '');
  return [...ayu.secrets, ...bima.secrets, ...links, payment.data.token.replace('snap-', '')];
};

test('two servers with worlds from the same instant create different secrets for the same calls', async () => {
  const hosts = await Promise.all([1, 2].map(() => startNode({ port: 0, realNow: () => testNow })));
  const secrets = (await Promise.all(hosts.map(secretsOf))).flat();
  await Promise.all(hosts.map((each) => each.close()));
  expect(secrets).toHaveLength(18);
  expect(secrets.filter((secret) => secret.length < 32)).toEqual([]);
  const parts = secrets.flatMap((secret) => [secret.slice(0, 12), secret.slice(14, 26)]);
  expect(new Set(parts).size).toBe(36);
});
