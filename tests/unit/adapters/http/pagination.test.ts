import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';

const names = z.object({ name: z.string() });
const read = (body: unknown) => accept(pageOf(names), body);
const items = [{ name: 'satu' }, { name: 'dua' }];

/** Page links as Laravel writes them: URLs contain the Host header, labels contain HTML entities, and `...` has no URL. */
const links = (current: number, last: number, more = '') => {
  const url = (page: number) => `http://10.0.0.7:8080/api/reviews/3?${more}page=${page}`;
  const numbered = (page: number) => ({ url: url(page), label: String(page), active: page === current });
  return [
    { url: current > 1 ? url(current - 1) : null, label: '&laquo; Previous', active: false },
    numbered(1),
    { url: null, label: '...', active: false },
    numbered(current),
    { url: null, label: '...', active: false },
    numbered(last),
    { url: current < last ? url(current + 1) : null, label: 'Next &raquo;', active: false },
  ];
};
const position = { current_page: 3, last_page: 9, per_page: 10, total: 84, from: 21, to: 30, path: 'http://x/api' };
const page = { items, current: 3, last: 9, total: 84 };

describe('a page is read', () => {
  it.each([
    ['flat', { data: items, links: links(3, 9), ...position }],
    ['flat inside the envelope', { code: '00', message: '', data: { data: items, links: links(3, 9), ...position } }],
    [
      'as a resource',
      {
        data: items,
        links: { first: 'http://x?page=1', last: 'http://x?page=9', prev: null, next: null },
        meta: { ...position, links: links(3, 9) },
      },
    ],
    ['as a resource inside the envelope', { code: '00', data: { data: items, links: {}, meta: position } }],
  ])('%s', (_, body) => {
    expect(read(body)).toEqual(page);
  });

  it('without numbers, from its links: only their page parameter counts, not host, path or other parameters [2.notifications.links]', () => {
    const body = { data: items, links: links(4, 12, 'read=false&perpage=7&') };
    expect(read(body)).toEqual({ items, current: 4, last: 12, total: 2 });
  });

  it.each([
    ['http://x/api/notification?page=7&read=false', 7],
    ['/?page=7', 7],
    ['http://x/?subpage=7', 1],
    ['http://x/?page=99999999999999999999', 1],
    ['javascript:alert(1)', 1],
  ])('the address %s names page %i [2.notifications.page]', (url, current) => {
    expect(read({ data: items, links: [{ url, label: '7', active: true }] }).current).toBe(current);
  });

  it('when it is empty: from and to are null and the last page is the first', () => {
    const empty = { data: [], links: links(1, 1), current_page: 1, last_page: 1, from: null, to: null, total: 0 };
    expect(read(empty)).toEqual({ items: [], current: 1, last: 1, total: 0 });
    expect(read({ data: [], current_page: 0, last_page: 0, total: 0 })).toMatchObject({ current: 1, last: 1 });
    expect(read({ code: '00', data: null })).toEqual({ items: [], current: 1, last: 1, total: 0 });
  });

  it('when it lies past the end: no rows, and it keeps its number so that the way back is known', () => {
    const past = { data: [], links: links(99, 9), ...position, current_page: 99, from: null, to: null };
    expect(read(past)).toEqual({ items: [], current: 99, last: 9, total: 84 });
  });
});

describe('a page without derivable fields', () => {
  it.each([
    ['numbers that are text', { current_page: '3', total: '84' }, { current: 3, total: 84 }],
    [
      'only the address of the next one',
      { current_page: 4, next_page_url: 'http://x?page=5' },
      { current: 4, last: 5 },
    ],
  ])('is read with %s', (_, more, found) => {
    expect(read({ data: items, ...more })).toMatchObject({ items, ...found });
  });

  it.each([
    ['the list alone', items],
    ['a list with numbers as keys', { data: { 0: items[0], 2: items[1] } }],
  ])('is read from %s', (_, body) => {
    expect(read(body)).toEqual({ items, current: 1, last: 1, total: 2 });
  });

  it('keeps the rows that can be read, and counts the others', () => {
    expect(read({ data: [items[0], { name: 7 }, null, items[1]] })).toEqual({
      ...read({ data: items }),
      total: 4,
      unreadable: 2,
    });
  });
});

describe('a page is refused', () => {
  it.each([
    ['no row that can be read', { data: [{ name: 7 }] }],
    ['an envelope alone', { code: '00', message: 'OK' }],
  ])('with %s', (_, body) => {
    expect(() => read(body)).toThrow(ApiFailure);
  });
});
