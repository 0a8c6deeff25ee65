import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchPages } from '../../../../src/application/paging/search-pages.ts';

const list = (length: number) => {
  const read: number[] = [];
  const last = Math.max(1, Math.ceil(length / 3));
  const all = Array.from({ length }, (_, item) => item);
  return {
    read,
    page: async (number: number) => {
      read.push(number);
      return { items: all.slice((number - 1) * 3, number * 3), current: number, last, total: length };
    },
  };
};

test('finds the item without reading the pages after it, and finds nothing else', async () => {
  const property = fc.asyncProperty(fc.nat(40), fc.nat(50), async (length, wanted) => {
    const { read, page } = list(length);
    const found = await searchPages(page, (item) => item === wanted, 100);
    expect(found).toEqual(wanted < length ? { kind: 'found', item: wanted } : { kind: 'none' });
    const needed = wanted < length ? Math.floor(wanted / 3) + 1 : Math.max(1, Math.ceil(length / 3));
    expect(read).toEqual(Array.from({ length: needed }, (_, index) => index + 1));
  });
  await fc.assert(property);
});

test('gives up at its limit and reports that: unread pages may still have the item', async () => {
  const { read, page } = list(30);
  expect(await searchPages(page, (item) => item === 29, 4)).toEqual({ kind: 'givenUp' });
  expect(read).toEqual([1, 2, 3, 4]);
});

test('an empty page ends the search, even if the server claims more pages', async () => {
  const { kind } = await searchPages(
    async (current) => ({ items: [], current, last: 999, total: 9_990 }),
    () => true,
    50,
  );
  expect(kind).toBe('none');
});

test.each([1, 2, 3])(
  'where page %i has only rows that cannot be read, the search goes on, and never says that there is no such item',
  async (spoilt) => {
    const { page } = list(9);
    const read = async (number: number) =>
      number === spoilt ? { ...(await page(number)), items: [], unreadable: 3 } : page(number);
    const found = await Promise.all([0, 3, 6, 99].map((wanted) => searchPages(read, (item) => item === wanted, 9)));
    const hidden = (spoilt - 1) * 3;
    expect(found.map(({ kind }) => kind)).toEqual(
      [0, 3, 6, 99].map((each) => (each === hidden || each === 99 ? 'givenUp' : 'found')),
    );
  },
);
