import { isLastPage, type Page } from '../../domain/paging/page.ts';

export type Search<Item> = { readonly kind: 'found'; readonly item: Item } | { readonly kind: 'none' | 'givenUp' };

/** Reads at most `limit` pages until an item satisfies `fits`. `givenUp`: more pages exist, or rows that cannot be read. */
export const searchPages = async <Item>(
  read: (page: number) => Promise<Page<Item>>,
  fits: (item: Item) => boolean,
  limit: number,
): Promise<Search<Item>> => {
  let unreadable = 0;
  for (let number = 1; number <= limit; number++) {
    const page = await read(number);
    const item = page.items.find(fits);
    if (item !== undefined) return { kind: 'found', item };
    unreadable += page.unreadable ?? 0;
    if (isLastPage(page, number)) return { kind: unreadable > 0 ? 'givenUp' : 'none' };
  }
  return { kind: 'givenUp' };
};
