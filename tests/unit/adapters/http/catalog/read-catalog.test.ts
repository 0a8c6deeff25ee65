import { describe, expect, it } from 'vitest';
import { CatalogFailure, readCatalog } from '../../../../../src/adapters/http/catalog/read-catalog.ts';
import { openPage } from '../../../fake-backend/hosts/page.ts';
import { jsonReply as json, jsonReply, textReply } from '../replies.ts';
import { over } from '../repositories.ts';

const api = 'https://api.lsp.example';

const serverOf = (count: number, answer: (path: string) => Response | null = () => null) => {
  const waits: number[] = [];
  const paths: string[] = [];
  const schemeOf = (number: number) => ({ id: number, slug: `skema-${number}`, title: `Skema ${number}` });
  const send = async ({ url, credentials, headers }: Request) => {
    const { pathname, searchParams } = new URL(url);
    expect([headers.has('Authorization'), headers.has('Cookie'), credentials]).toEqual([false, false, 'include']);
    paths.push(pathname);
    const other = answer(pathname);
    if (other) return other;
    const page = Number(searchParams.get('page') ?? 1);
    const detail = /\/api\/schema\/skema-(\d+)\/detail/.exec(pathname);
    if (detail) return json({ data: schemeOf(Number(detail[1])) });
    const all = Array.from({ length: count }, (_, index) => schemeOf(index + 1));
    const last = Math.max(1, Math.ceil(count / 10));
    return json({ data: all.slice((page - 1) * 10, page * 10), meta: { current_page: page, last_page: last } });
  };
  const wait = async (seconds: number) => void waits.push(seconds);
  return { waits, paths, read: () => readCatalog(api, { send, wait }) };
};

const failureOf = async (read: Promise<unknown>): Promise<CatalogFailure> => {
  const failure = await read.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CatalogFailure);
  return failure as CatalogFailure;
};

describe('the catalog of an API', () => {
  it('is read from all pages of the list, with the details of each scheme', async () => {
    const { send } = await openPage();
    const { schemes, missing, unreadable } = await readCatalog('http://portal.test', { send, wait: async () => {} });
    expect([schemes.length, missing, unreadable]).toEqual([14, [], 0]);
    const scheme = schemes.find(({ slug }) => slug === 'junior-web-programmer');
    expect(scheme).toMatchObject({ title: 'Junior Web Programmer', price: 850_000 });
    expect(scheme?.units).not.toEqual([]);
  });

  it.each([0, 1, 500])('of %i schemes has all of them, in the order of the list', async (count) => {
    const { schemes } = await serverOf(count).read();
    expect(schemes.map(({ slug }) => slug)).toEqual(Array.from({ length: count }, (_, index) => `skema-${index + 1}`));
  });

  it('names a scheme that is listed and does not exist', async () => {
    const server = serverOf(2, (path) => (path.includes('skema-2') ? json({ message: 'Not Found' }, 404) : null));
    expect(await server.read()).toMatchObject({ schemes: [{ slug: 'skema-1' }], missing: ['skema-2'] });
  });

  it('waits as long as a rate-limiting server asks, and tries again', async () => {
    let refused = false;
    const server = serverOf(1, (path) => {
      if (refused || !path.endsWith('detail')) return null;
      refused = true;
      return json({ message: 'Too Many Attempts.' }, 429, { 'Retry-After': '7' });
    });
    expect((await server.read()).schemes).toHaveLength(1);
    expect(server.waits).toEqual([7]);
  });

  it('gives up on a server that keeps limiting it', async () => {
    const server = serverOf(1, () => json({}, 503));
    expect(await failureOf(server.read())).toMatchObject({ failure: { kind: 'http', status: 503 } });
    expect(server.waits).toEqual([2, 4, 8, 16, 32]);
  });

  it.each([
    ['a page of HTML', textReply('<h1>Halo</h1>', 'text/html'), 'between'],
    ['something of another shape', json({ data: { halo: 1 } }), 'contract'],
    ['a refusal', json({ message: 'Forbidden' }, 403), 'http'],
  ])('that is %s says in which call, and why', async (_, reply, kind) => {
    const failure = await failureOf(serverOf(1, () => reply.clone()).read());
    expect([failure.call, failure.failure.kind]).toEqual(['GET /api/schema/thumbnail?page=1', kind]);
    expect(failure.reasons.length > 0).toBe(kind === 'contract' || kind === 'between');
  });
});

it('a scheme that has only a slug is listed and opened, and its reviews are requested by the slug', async () => {
  const replied: Readonly<Record<string, unknown>> = {
    '/api/schema/thumbnail': { data: [{ slug: 'jwp' }] },
    '/api/schema/jwp/detail': { data: { slug: 'jwp', schedules: [] } },
  };
  const catalog = over(({ url }) => jsonReply(replied[new URL(url).pathname])).catalog;
  expect((await catalog.schemes({ page: 1 })).items).toMatchObject([{ id: 'jwp', slug: 'jwp', title: 'jwp' }]);
  expect(await catalog.scheme('jwp')).toMatchObject({ id: 'jwp', slug: 'jwp', title: 'jwp', units: [] });
});

it('reviews without ids are listed, each as one of its own', async () => {
  const rows = [{ author: 'Rina', rating: 5 }, { text: 'Baik' }, { nama: 'x' }];
  const { items, unreadable } = await over(() => jsonReply({ data: rows })).catalog.reviews('3', 1);
  expect(items).toMatchObject([{ author: 'Rina' }, { text: 'Baik' }]);
  expect([new Set(items.map(({ id }) => id)).size, unreadable]).toEqual([2, 1]);
});

it('what a body wrote as HTML is shown as text, and what only looks like it stays', async () => {
  const scheme = {
    slug: 'jwp',
    description:
      '<p>Untuk <strong>pemrogram</strong> web.</p><ul><li>HTML &amp; CSS</li></ul><style>p { color: red }</style>',
    requirements: ['Ijazah<br>SMA', 'Nilai < 3 dan > 1'],
    units: [{ code: 'J.1', title: 'Tag', elements: [{ title: '<b>Menyusun</b>', criteria: ['Memakai tag <div>'] }] }],
  };
  const catalog = over(({ url }) => jsonReply({ data: url.includes('detail') ? scheme : [scheme] })).catalog;
  const description = 'Untuk pemrogram web.\nHTML & CSS';
  expect((await catalog.schemes({ page: 1 })).items).toMatchObject([{ description }]);
  expect(await catalog.scheme('jwp')).toMatchObject({
    description,
    requirements: ['Ijazah\nSMA', 'Nilai < 3 dan > 1'],
    units: [{ elements: [{ title: 'Menyusun', criteria: ['Memakai tag <div>'] }] }],
  });
});
