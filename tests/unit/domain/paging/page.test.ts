import { expect, it } from 'vitest';
import { mapPage } from '../../../../src/domain/paging/page.ts';

it('a mapped page has other items at the same place of the list, and leaves the first page unchanged', () => {
  const page = Object.freeze({ items: Object.freeze([1, 2]), current: 2, last: 5, total: 42 });
  expect(mapPage(page, String)).toEqual({ items: ['1', '2'], current: 2, last: 5, total: 42 });
});
