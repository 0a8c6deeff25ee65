import { expect, test } from 'vitest';
import {
  reviewWire,
  scheduleWire,
  schemeSummaryWire,
  schemeWire,
} from '../../../../src/adapters/http/catalog/catalog-wire.ts';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { dataOf } from '../../../../src/adapters/http/reply.ts';
import { openPage, testNow } from '../hosts/page.ts';

const read = async (path: string) => {
  const page = await openPage();
  return (await page.get(path)).json();
};

test('schemes come in the flat paginator, with absolute addresses that keep no parameter but the page', async () => {
  const body = await read('/api/schema/thumbnail?search=&page=2');
  expect(body).toMatchObject({
    current_page: 2,
    last_page: 2,
    per_page: 10,
    total: 14,
    from: 11,
    to: 14,
    next_page_url: null,
  });
  expect(body.links[0]).toEqual({
    url: 'http://portal.test/api/schema/thumbnail?page=1',
    label: '&laquo; Previous',
    active: false,
  });
  expect(body.links[2]).toMatchObject({ label: '2', active: true });
  expect(body.filters.fields[0]).toEqual({ id: expect.any(String), name: expect.any(String) });
  expect(accept(pageOf(schemeSummaryWire), body)).toMatchObject({ current: 2, last: 2, total: 14 });
});

test('schedules come in the resource shape, only those to come, the nearest first', async () => {
  const body = await read('/api/schedule');
  expect(Object.keys(body)).toEqual(['data', 'links', 'meta', 'filters']);
  expect(body.links).toMatchObject({ prev: null, next: 'http://portal.test/api/schedule?page=2' });
  const { items } = accept(pageOf(scheduleWire), body);
  const starts = items.map((item) => Date.parse(item.starts_at));
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts.every((start) => start > testNow)).toBe(true);
  expect(body.filters.months[0]).toMatch(/^2026-\d\d$/);
});

test('full schedules and closed ones are listed', async () => {
  const page = await openPage();
  const bodies = await Promise.all(
    [1, 2, 3, 4].map(async (number) => (await page.get(`/api/schedule?page=${number}`)).json()),
  );
  const rows: { seats_left: number; registration_until: string }[] = bodies.flatMap(({ data }) => data);
  expect(rows.some((row) => row.seats_left === 0)).toBe(true);
  expect(rows.some((row) => Date.parse(row.registration_until) < testNow)).toBe(true);
});

test('an empty page and one past the end have no rows', async () => {
  expect(await read('/api/schema/thumbnail?search=tidak-ada')).toMatchObject({
    data: [],
    from: null,
    to: null,
    last_page: 1,
    total: 0,
  });
  expect(await read('/api/reviews/SKM-01?page=99')).toMatchObject({
    data: [],
    current_page: 99,
    from: null,
    last_page: 3,
  });
});

test.each([
  ['/api/schema/thumbnail?search=jaringan', 'title'],
  ['/api/schedule?schema=barista', 'site'],
  ['/api/schedule?site=TUK-05', 'site'],
  ['/api/schedule?budget_source=apbn', 'budgets'],
])('%s finds some and not all', async (path, key) => {
  const [body, all] = [await read(path), await read(path.split('?')[0] ?? '')];
  expect(body.data[0]).toHaveProperty(key);
  const total = (page: { total?: number; meta?: { total: number } }) => page.total ?? page.meta?.total ?? 0;
  expect(total(body)).toBeLessThan(total(all));
});

test('a scheme, a schedule and reviews fit what the portal reads', async () => {
  expect(accept(dataOf(schemeWire), await read('/api/schema/junior-web-programmer/detail')).units).toHaveLength(8);
  expect(accept(dataOf(scheduleWire), await read('/api/schedule/JDW-003')).seats_left).toBe(8);
  expect(accept(pageOf(reviewWire), await read('/api/reviews/SKM-01?page=3'))).toMatchObject({ total: 27, last: 3 });
});

test.each(['/api/schema/tidak-ada/detail', '/api/schedule/JDW-999', '/api/reviews/SKM-99'])(
  '%s is not found',
  async (path) => {
    const page = await openPage();
    const reply = await page.get(path);
    expect([reply.status, await reply.json()]).toEqual([404, { message: '' }]);
  },
);
