import fs from 'node:fs';
import vm from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeSchema } from '../../../../src/configuration/config-schema.ts';

const program = fs.readFileSync('src/adapters/browser/exam-worker.js', 'utf8');
const origin = 'https://lsp.example';
const page = { regex: '^/ujian/[^/]+$', address: '/ujian/contoh' };

type Event = Record<string, unknown> & { waitUntil?: (work: Promise<unknown>) => void };

let stored: Map<string, Map<string, Response>>;
let answers: Map<string, () => Promise<Response>>;
const asked = vi.fn();

const pathOf = (request: unknown) =>
  new URL(typeof request === 'string' ? request : (request as Request).url, origin).pathname;
const openCache = (name: string) => {
  const all = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, all);
  return {
    keys: async () => [...all.keys()].map((key) => ({ url: origin + key })),
    put: async (address: unknown, response: Response) => void all.set(pathOf(address), response),
  };
};
const caches = {
  open: async (name: string) => openCache(name),
  has: async (name: string) => stored.has(name),
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (address: unknown, { cacheName }: { cacheName?: string } = {}) => {
    const names = cacheName === undefined ? [...stored.keys()] : [cacheName];
    return names.map((name) => stored.get(name)?.get(pathOf(address))?.clone()).find(Boolean);
  },
};

const workerOf = (build: string, files = [`/assets/${build}.js`]) => {
  const listeners = new Map<string, (event: Event) => void>();
  const claim = vi.fn(async () => undefined);
  const skipWaiting = vi.fn();
  const self = {
    offlineBuild: { build, files, pages: [page] },
    location: { origin },
    clients: { claim },
    skipWaiting,
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
  };
  const fetched = async (request: unknown) => {
    asked(pathOf(request));
    const answer = answers.get(pathOf(request));
    if (!answer) throw new TypeError('network');
    return answer();
  };
  // looked up at each call, because a test may install fake timers
  const timers = {
    setTimeout: (...call: Parameters<typeof setTimeout>) => setTimeout(...call),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  };
  vm.runInNewContext(program, { self, caches, fetch: fetched, URL, ...timers, Promise, RegExp });
  const happen = async (type: string, event: Event = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each) => work.push(each) });
    await Promise.all(work);
  };
  const ask = async (path: string, own: Partial<Request> = {}): Promise<string | null> => {
    const replies: Promise<Response>[] = [];
    const request = { method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...own };
    listeners.get('fetch')?.({ request, respondWith: (reply: Promise<Response>) => replies.push(reply) });
    return replies[0] ? (await replies[0]).text() : null;
  };
  return { happen, ask, claim, skipWaiting };
};
const reply =
  (body: string, type: string, more: ResponseInit = {}) =>
  async () =>
    new Response(body, { headers: { 'Content-Type': type }, ...more });
const html = 'text/html; charset=UTF-8';
const pageOf = (build: string, text = '') => `<!doctype html><meta name="build" content="1+${build}">${text}`;
const configOf = (name: string) => JSON.stringify({ api: { baseUrl: '' }, brand: { name } });
const deploy = (build: string) => {
  answers = new Map([
    [page.address, reply(pageOf(build), html)],
    ['/ujian/saya', reply(pageOf(build, 'online'), html)],
    ['/config.json', reply(configOf(build), 'application/json')],
    [`/assets/${build}.js`, reply(`chunk ${build}`, 'text/javascript')],
  ]);
};
/** Installs a worker to its last retry. */
const installed = async (worker: ReturnType<typeof workerOf>): Promise<void> => {
  vi.useFakeTimers();
  const end = worker.happen('install');
  end.catch(() => undefined);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  return end;
};
const offline = () => answers.clear();
const open = { mode: 'navigate' } as const;

beforeEach(() => {
  stored = new Map();
  asked.mockClear();
  deploy('a');
});

it('the worker serves an exam, its files and the configuration without a network (fault matrix 95)', async () => {
  const worker = workerOf('a');
  await worker.happen('install');
  await expect(worker.ask('/ujian/saya', open)).resolves.toBe(pageOf('a', 'online'));
  offline();
  await expect(worker.ask('/ujian/saya', open)).resolves.toBe(pageOf('a'));
  await expect(worker.ask('/assets/a.js')).resolves.toBe('chunk a');
  await expect(worker.ask('/config.json')).resolves.toBe(configOf('a'));
});

it('the newest configuration is the cached one', async () => {
  const worker = workerOf('a');
  await worker.happen('install');
  answers.set('/config.json', reply(configOf('changed'), 'application/json'));
  await expect(worker.ask('/config.json')).resolves.toBe(configOf('changed'));
  offline();
  await expect(worker.ask('/config.json')).resolves.toBe(configOf('changed'));
});

const strangers: readonly [string, () => Promise<Response>][] = [
  ['a page of maintenance with status 200', reply('<h1>Pemeliharaan</h1>', html)],
  ['a page that calls itself JSON', reply('<h1>Pemeliharaan</h1>', 'application/json')],
  ['JSON of maintenance', reply('{"message":"maintenance","contact":"admin"}', 'application/json')],
  ['a JSON list', reply('[{"api":{}}]', 'application/json')],
  ['JSON null', reply('null', 'application/json')],
  ['an empty reply', reply('', 'application/json')],
  ['a refusal', reply('{"message":"Forbidden"}', 'application/json', { status: 403 })],
  ['an address that is gone', reply('<h1>404</h1>', html, { status: 404 })],
  ['a redirect, which a worker sees without its content', async () => Response.error()],
  [
    'a page that another address has answered',
    async () => Object.defineProperty(await reply('<h1>Masuk Wi-Fi</h1>', html)(), 'redirected', { value: true }),
  ],
];

it.each(strangers)('a cached exam opens in spite of %s, which replaces nothing in the cache', async (_, stranger) => {
  const worker = workerOf('a');
  await worker.happen('install');
  for (const address of ['/ujian/saya', '/config.json']) answers.set(address, stranger);
  await expect(worker.ask('/ujian/saya', open)).resolves.toBe(pageOf('a'));
  await expect(worker.ask('/config.json')).resolves.toBe(configOf('a'));
  offline();
  await expect(worker.ask('/ujian/saya', open)).resolves.toBe(pageOf('a'));
  await expect(worker.ask('/config.json')).resolves.toBe(configOf('a'));
});

it.each(strangers)('%s is not stored in the cache of any build', async (_, stranger) => {
  for (const address of [page.address, '/config.json', '/assets/a.js']) {
    deploy('a');
    stored.clear();
    answers.set(address, stranger);
    await expect(installed(workerOf('a'))).rejects.toThrow(`not of this build: ${address}`);
  }
});

interface Schema {
  readonly def: {
    readonly type: string;
    readonly innerType?: Schema;
    readonly shape?: Readonly<Record<string, Schema>>;
  };
}

it('the worker knows each section of a configuration', async () => {
  const worker = workerOf('a');
  await worker.happen('install');
  const kindOf = ({ def }: Schema): string => (def.innerType ? kindOf(def.innerType) : def.type);
  const sections = Object.entries((makeSchema(false) as unknown as Schema).def.shape ?? {})
    .filter(([, schema]) => kindOf(schema) === 'object' || kindOf(schema) === 'array')
    .map(([section]) => section);
  for (const section of sections) {
    const config = JSON.stringify({ [section]: {} });
    answers.set('/config.json', reply(config, 'application/json'));
    await expect(worker.ask('/config.json')).resolves.toBe(config);
  }
});

it('a page of a newer build is shown as it arrives, and a stalled reply counts as missing', async () => {
  const worker = workerOf('a');
  await worker.happen('install');
  answers.set('/ujian/saya', reply(pageOf('b'), html));
  await expect(worker.ask('/ujian/saya', open)).resolves.toBe(pageOf('b'));
  vi.useFakeTimers();
  const stalled = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('<!doctype html>')) });
  answers.set('/ujian/saya', async () => new Response(stalled, { headers: { 'Content-Type': html } }));
  const answer = worker.ask('/ujian/saya', open);
  await vi.advanceTimersByTimeAsync(4_000);
  await expect(answer).resolves.toBe(pageOf('a'));
  vi.useRealTimers();
});

it('a failing or slow server counts as a missing network', async () => {
  vi.useFakeTimers();
  const worker = workerOf('a');
  await worker.happen('install');
  answers.set('/ujian/saya', async () => new Response('502', { status: 502 }));
  await expect(worker.ask('/ujian/saya', open)).resolves.toBe(pageOf('a'));
  answers.set('/ujian/saya', () => new Promise(() => {}));
  const answer = worker.ask('/ujian/saya', open);
  await vi.advanceTimersByTimeAsync(4_000);
  await expect(answer).resolves.toBe(pageOf('a'));
  vi.useRealTimers();
});

it.each([
  ['the API', '/api/asesi', {}],
  ['a page address of the API', '/api/asesi', open],
  ['another origin', 'https://api.example/assets/a.js', {}],
  ['a request that changes something', '/ujian/saya', { method: 'POST', mode: 'navigate' as const }],
  ['another page', '/profil', open],
  ['stored files', '/storage/soal.png', {}],
])('the worker does not handle %s', async (_, address, request) => {
  const worker = workerOf('a');
  await worker.happen('install');
  asked.mockClear();
  await expect(worker.ask(address, request)).resolves.toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('a page of a newer build is not stored in the cache of this build', async () => {
  const worker = workerOf('a');
  answers.set(page.address, reply(pageOf('b'), html));
  await expect(installed(worker)).rejects.toThrow('not of this build');
  answers.set(page.address, reply(pageOf('a'), html, { status: 404 }));
  await expect(installed(worker)).rejects.toThrow('not of this build');
});

it('a new build is cached next to the open one, never takes over while it is open, and removes the old one when it starts (fault matrix 96)', async () => {
  const before = workerOf('a');
  await before.happen('install');
  await before.happen('activate');
  stored.set('of another program', new Map());
  deploy('b');
  const next = workerOf('b');
  await next.happen('install');
  expect(next.skipWaiting).not.toHaveBeenCalled();
  await expect(before.ask('/assets/a.js')).resolves.toBe('chunk a');
  offline();
  await expect(before.ask('/ujian/saya', open)).resolves.toBe(pageOf('a'));
  await expect(before.ask('/assets/b.js')).resolves.toBe('chunk b');
  await next.happen('activate');
  expect(next.claim).toHaveBeenCalledOnce();
  expect([...stored.keys()]).toEqual(['of another program', 'portal-ujian-b']);
});

it('a log-out that follows a request to fill the cache leaves none (fault matrix 95)', async () => {
  const worker = workerOf('a');
  const filled = worker.happen('message', { data: 'fill' });
  await worker.happen('message', { data: 'empty' });
  await filled;
  expect([...stored.keys()]).toEqual([]);
});

it('a log-out while the configuration arrives leaves no cache (fault matrix 95)', async () => {
  const worker = workerOf('a');
  await worker.happen('install');
  const config = answers.get('/config.json');
  answers.set('/config.json', async () => {
    stored.clear();
    return config?.() ?? Response.error();
  });
  await expect(worker.ask('/config.json')).resolves.toBe(configOf('a'));
  expect([...stored.keys()]).toEqual([]);
});

it('a cache that a log-out has cleared is filled again only on request', async () => {
  const worker = workerOf('a');
  await worker.happen('install');
  stored.clear();
  await expect(worker.ask('/config.json')).resolves.toBe(configOf('a'));
  await expect(worker.ask('/ujian/saya', open)).resolves.toBe(pageOf('a', 'online'));
  expect([...stored.keys()]).toEqual([]);
  await worker.happen('message', { data: 'fill' });
  expect(stored.get('portal-ujian-a')?.size).toBe(3);
});

it('a worker asks again for the files that a bad network lost while it was installed, and for no other (fault matrix 95)', async () => {
  const chunk = answers.get('/assets/a.js');
  let losses = 2;
  answers.set('/assets/a.js', async () =>
    losses-- > 0 ? Promise.reject(new TypeError('network')) : (chunk?.() ?? Response.error()),
  );
  const worker = workerOf('a');
  await installed(worker);
  offline();
  await expect(worker.ask('/assets/a.js')).resolves.toBe('chunk a');
  expect(asked.mock.calls.flat()).toEqual(expect.arrayContaining(['/assets/a.js', page.address, '/config.json']));
  expect(asked).toHaveBeenCalledTimes(5);
});

it('a cache that Chromium opens again for compiled scripts after a log-out stays empty', async () => {
  const worker = workerOf('a');
  await worker.happen('install');
  await worker.happen('message', { data: 'empty' });
  const again = await caches.open('portal-ujian-a');
  await expect(worker.ask('/config.json')).resolves.toBe(configOf('a'));
  expect(await again.keys()).toEqual([]);
  await worker.happen('message', { data: 'fill' });
  expect(stored.get('portal-ujian-a')?.size).toBe(3);
});

it('a log-out between two tries of an installation ends it without a cache (fault matrix 95)', async () => {
  answers.delete('/assets/a.js');
  const worker = workerOf('a');
  vi.useFakeTimers();
  const end = worker.happen('install');
  const failed = expect(end).rejects.toThrow('network');
  await vi.advanceTimersByTimeAsync(500);
  await worker.happen('message', { data: 'empty' });
  deploy('a');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await failed;
  expect([...stored.keys()]).toEqual([]);
});
