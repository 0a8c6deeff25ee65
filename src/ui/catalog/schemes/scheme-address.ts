import { paths } from '../../paths.ts';
import { readPage, withQuery, writePage } from '../filter-value.ts';

/** Which page of the schedules and of the reviews the page of a scheme shows. */
export interface SchemePages {
  readonly schedulePage: number;
  readonly reviewPage: number;
}

export const readSchemePages = (addressSearch: string): SchemePages => {
  const query = new URLSearchParams(addressSearch);
  return { schedulePage: readPage(query.get('jadwal')) ?? 1, reviewPage: readPage(query.get('ulasan')) ?? 1 };
};

/** The page of a scheme with these pages of its lists. */
export const schemeAddress = (slug: string, { schedulePage, reviewPage }: SchemePages): string =>
  withQuery(paths.scheme.to({ slug }), { jadwal: writePage(schedulePage), ulasan: writePage(reviewPage) });
