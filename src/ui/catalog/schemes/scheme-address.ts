import { paths } from '../../core/paths.ts';
import { repeatQuery, withRepeatQuery } from '../../purchase/public/repeat-query.ts';
import { readPage, withQuery, writePage } from '../filter-value.ts';

export interface SchemePages {
  readonly schedulePage: number;
  readonly reviewPage: number;
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

export const schemeAddress = (slug: string, { schedulePage, reviewPage, repeat }: SchemePages): string =>
  withRepeatQuery(
    withQuery(paths.scheme.to({ slug }), { jadwal: writePage(schedulePage), ulasan: writePage(reviewPage) }),
    repeat,
  );
