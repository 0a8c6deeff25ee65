/** One page of a list; `current` and `last` start at 1. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly current: number;
  readonly last: number;
  readonly total: number;
  readonly unreadable?: number;
}

export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly unreadable: number;
}

export const mapPage = <From, To>(page: Page<From>, translate: (item: From) => To): Page<To> => ({
  ...page,
  items: page.items.map(translate),
});

/** Whether no page follows: an empty page ends a list, even if the server claims more, unless its rows cannot be read. */
export const isLastPage = ({ items, last, unreadable = 0 }: Page<unknown>, number: number): boolean =>
  number >= last || items.length + unreadable === 0;
