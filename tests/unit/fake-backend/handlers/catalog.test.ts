import { expect, test } from 'vitest';
import { scheduleWire, schemeSummaryWire } from '../../../../src/adapters/http/catalog/catalog-wire.ts';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { openPage, testNow } from '../hosts/page.ts';

const read = async (path: string) => {
  const page = await openPage();
  return (await page.get(path)).json();
};

test('schemes come in the flat paginator, with absolute addresses that keep only the page parameter', async () => {
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

test('schedules come in the resource shape, only future ones, the nearest first', async () => {
  const body = await read('/api/schedule');
  expect(Object.keys(body)).toEqual(['data', 'links', 'meta', 'filters']);
  expect(body.links).toMatchObject({ prev: null, next: 'http://portal.test/api/schedule?page=2' });
  const { items } = accept(pageOf(scheduleWire), body);
  const starts = items.map((item) => Date.parse(item.starts_at));
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts.every((start) => start > testNow)).toBe(true);
  expect(body.filters.months[0]).toMatch(/^2026-\d\d$/);
});
