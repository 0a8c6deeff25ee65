import type { Repeat } from '../../../domain/purchase/repeat.ts';
import { paths } from '../../paths.ts';
import { readRepeat, withRepeat } from '../../repeat-address.ts';
import { readPage, withQuery, writePage } from '../filter-value.ts';

/** Which page of the schedules and of the reviews the page of a scheme shows. */
export interface SchemePages {
  readonly schedulePage: number;
  readonly reviewPage: number;
  /** What the purchase of a schedule goes on from. */
  readonly repeat: Repeat | null;
}

export const readSchemePages = (addressSearch: string): SchemePages => {
  const query = new URLSearchParams(addressSearch);
  return {
    schedulePage: readPage(query.get('jadwal')) ?? 1,
    reviewPage: readPage(query.get('ulasan')) ?? 1,
    repeat: readRepeat(addressSearch),
  };
};

/** The page of a scheme with these pages of its lists. */
export const schemeAddress = (slug: string, { schedulePage, reviewPage, repeat }: SchemePages): string =>
  withRepeat(
    withQuery(paths.scheme.to({ slug }), { jadwal: writePage(schedulePage), ulasan: writePage(reviewPage) }),
    repeat,
  );
