import { paths } from '../../paths.ts';
import { repeatQuery, withRepeatQuery } from '../../repeat-query.ts';
import { readPage, withQuery, writePage } from '../filter-value.ts';

/** Which page of the schedules and of the reviews the page of a scheme shows. */
export interface SchemePages {
  readonly schedulePage: number;
  readonly reviewPage: number;
  /** What the purchase of a schedule goes on from, as `repeatQuery` gives it. */
  readonly repeat: string;
}

export const readSchemePages = (addressSearch: string): SchemePages => {
  const query = new URLSearchParams(addressSearch);
  return {
    schedulePage: readPage(query.get('jadwal')) ?? 1,
    reviewPage: readPage(query.get('ulasan')) ?? 1,
    repeat: repeatQuery(addressSearch),
  };
};

/** The page of a scheme with these pages of its lists. */
export const schemeAddress = (slug: string, { schedulePage, reviewPage, repeat }: SchemePages): string =>
  withRepeatQuery(
    withQuery(paths.scheme.to({ slug }), { jadwal: writePage(schedulePage), ulasan: writePage(reviewPage) }),
    repeat,
  );
