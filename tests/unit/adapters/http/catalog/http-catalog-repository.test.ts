import { expect, it } from 'vitest';
import { HttpCatalogRepository } from '../../../../../src/adapters/http/catalog/http-catalog-repository.ts';
import { HttpTransactionRepository } from '../../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const at = '2026-12-15T01:00:00.000Z';
const jwp = { id: 'SKM-1', slug: 'jwp', title: 'JWP' };
const scheme = { ...jwp, field: { id: 'TI', name: 'Teknologi' }, price: 850_000 };
const schedule = {
  schedule_id: 'JDW-1',
  schema: jwp,
  starts_at: at,
  ends_at: at,
  registration_until: at,
  site: { id: 'TUK-1', name: 'TUK' },
  seats_left: 3,
  budgets: [{ id: 'ANG-1', source: 'mandiri', title: 'Mandiri', price: 850_000 }],
};
const review = { id: 1, author: 'Rina', rating: 5, text: 'Baik', date: at };

const replies: Readonly<Record<string, unknown>> = {
  '/api/schema/jwp/detail': { data: scheme },
  '/api/reviews/SKM-1': { data: [review], current_page: 2, last_page: 3, total: 21 },
  '/api/schedule': { data: [schedule] },
};
const answering = () => scriptedClient(({ url }) => jsonReply(replies[new URL(url).pathname]));

it('a scheme has a slug, reviews in pages, and schedules [3.scheme.fields]', async () => {
  const { http, sent } = answering();
  const catalog = new HttpCatalogRepository(http);
  expect(await catalog.scheme('jwp')).toMatchObject({ slug: 'jwp' });
  expect(await catalog.reviews('SKM-1', 2)).toMatchObject({ items: [{ author: 'Rina' }], current: 2, last: 3 });
  expect((await catalog.schedules({ scheme: 'jwp' })).items).toMatchObject([{ id: 'JDW-1', scheme: { slug: 'jwp' } }]);
  expect(sent.map(({ url }) => url.replace('http://api.test', ''))).toEqual([
    '/api/schema/jwp/detail',
    '/api/reviews/SKM-1?page=2',
    '/api/schedule?schema=jwp',
  ]);
});

it('a scheme that says its slug only is listed and opened, and its reviews are asked for by the slug', async () => {
  const replied: Readonly<Record<string, unknown>> = {
    '/api/schema/thumbnail': { data: [{ slug: 'jwp' }] },
    '/api/schema/jwp/detail': { data: { slug: 'jwp', schedules: [] } },
  };
  const { http } = scriptedClient(({ url }) => jsonReply(replied[new URL(url).pathname]));
  const catalog = new HttpCatalogRepository(http);
  expect((await catalog.schemes({ page: 1 })).items).toMatchObject([{ id: 'jwp', slug: 'jwp', title: 'jwp' }]);
  expect(await catalog.scheme('jwp')).toMatchObject({ id: 'jwp', slug: 'jwp', title: 'jwp', units: [] });
});

it('a schedule has a schedule_id, budget sources and what is budgetary: a purchase names all three [3.schedule.fields]', async () => {
  const { http, sent } = answering();
  const [found] = (await new HttpCatalogRepository(http).schedules({})).items;
  expect(found).toMatchObject({ id: 'JDW-1', budgets: [{ id: 'ANG-1', source: 'mandiri' }] });
  const order = { scheduleId: 'JDW-1', budgetSource: 'mandiri', budgetary: 'ANG-1' };
  await new HttpTransactionRepository(http).create(order, 'k').catch(() => undefined); // the reply does not matter here
  expect(await sent.at(-1)?.json()).toEqual({ schedule_id: 'JDW-1', budget_source: 'mandiri', budgetary: 'ANG-1' });
});
