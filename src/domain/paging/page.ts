/** One page of a list as the server cut it; `current` and `last` count from 1. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly current: number;
  readonly last: number;
  readonly total: number;
  /** Rows of this page that could not be read and are not among the items; absent when all could. */
  readonly unreadable?: number;
}

/** A list that is not cut into pages; `unreadable` is as of a page. */
export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly unreadable: number;
}

/** The same page with every item translated. */
export const mapPage = <From, To>(page: Page<From>, translate: (item: From) => To): Page<To> => ({
  ...page,
  items: page.items.map(translate),
});
