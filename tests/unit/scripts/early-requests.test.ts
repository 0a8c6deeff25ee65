import fs from 'node:fs';
import vm from 'node:vm';
import { expect, it, vi } from 'vitest';

const program = fs.readFileSync('scripts/serving/early-requests.js', 'utf8');
const json = (content: unknown, status = 200) => new Response(JSON.stringify(content), { status });

type Early = Map<string, Promise<Response>>;

/** Runs the script in a page at this address. */
const run = async (
  address: string,
  told: { cookie?: string; config?: () => Promise<Response>; early?: Early; hidden?: boolean; asks?: undefined } = {},
) => {
  const { config = async () => json({ api: { baseUrl: 'https://api.lsp.example/' } }) } = told;
  const fetched = vi.fn((path: string, _: RequestInit) =>
    path === '/config.json' ? config() : Promise.resolve(json(path)),
  );
  const links: object[] = [];
  const frames: (() => void)[] = [];
  const page = {
    document: {
      cookie: told.cookie ?? '',
      hidden: told.hidden ?? false,
      currentScript: {
        dataset: {
          code: 'assets/page.js assets/part.js',
          behind: 'assets/container.js',
          ...('asks' in told ? {} : { asks: '/api/schema/{name}/detail /api/schedule?schema={name}' }),
          candidates: 'assets/a.js assets/b.js',
        },
      },
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    location: new URL(address, 'https://lsp.example'),
    fetch: fetched,
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (task: () => void) => task(),
    Map,
    portalEarly: told.early,
  };
  vm.runInNewContext(program, page);
  const before = [...links];
  for (const frame of frames) frame();
  const replies = [...(page.portalEarly ?? [])];
  const texts = await Promise.all(
    replies.map(async ([path, reply]) => [path, await (await reply).text().catch(() => '')]),
  );
  return { links, before, asked: fetched.mock.calls, texts: Object.fromEntries(texts) as Record<string, string> };
};

it('the data of a page are asked for at the API of the configuration, without a session', async () => {
  const { asked, texts } = await run('/schema/barista');
  expect(asked.map(([path]) => path)).toEqual([
    '/config.json',
    'https://api.lsp.example/api/schema/barista/detail',
    'https://api.lsp.example/api/schedule?schema=barista',
  ]);
  expect(asked[1]?.[1].credentials).toBe('omit');
  expect(JSON.parse(texts['/config.json'] ?? '')).toEqual({ api: { baseUrl: 'https://api.lsp.example/' } });
  expect(texts['/api/schedule?schema=barista']).toContain('/api/schedule?schema=barista');
});

it('without a configuration the data are asked for where the page is', async () => {
  const { asked } = await run('/schema/barista', { config: async () => json('tidak ada', 404) });
  expect(asked[1]?.[0]).toBe('/api/schema/barista/detail');
});

it.each([
  ['somebody may be logged in', '/schema/barista', { cookie: 'a=b; XSRF-TOKEN=x' }],
  ['the address asks for something else', '/schema/list?bidang=data', {}],
  ['the code was faster', '/schema/barista', { early: new Map() }],
])('nothing is asked for early when %s', async (_, address, told) => {
  expect((await run(address, told)).asked).toEqual([]);
});

const code = [
  { rel: 'modulepreload', fetchPriority: 'auto', href: '/assets/page.js' },
  { rel: 'modulepreload', fetchPriority: 'auto', href: '/assets/part.js' },
  { rel: 'modulepreload', fetchPriority: 'low', href: '/assets/container.js' },
];
const ofCandidates = [
  { rel: 'modulepreload', fetchPriority: 'low', href: '/assets/a.js' },
  { rel: 'modulepreload', fetchPriority: 'low', href: '/assets/b.js' },
];

it('the code of a page is asked for after the first frame, or at once where there are no frames', async () => {
  const shown = await run('/schema/barista');
  expect(shown.before).toEqual([]);
  expect(shown.links).toMatchObject(code);
  expect((await run('/schema/barista', { hidden: true })).before).toMatchObject(code);
});

it('a page that reads nothing early asks for its code only', async () => {
  const { asked, links } = await run('/login', { asks: undefined });
  expect(asked).toEqual([]);
  expect(links).toMatchObject(code);
});

it('somebody who may be logged in gets the code of candidates early, and a guest does not', async () => {
  const { links } = await run('/schema/barista', { cookie: 'XSRF-TOKEN=x' });
  expect(links).toMatchObject([...code, ...ofCandidates]);
});
