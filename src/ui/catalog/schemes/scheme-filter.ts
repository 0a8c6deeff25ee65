import type { SchemeFilter } from '../../../application/ports/catalog/catalog-repository.ts';
import { paths } from '../../core/paths.ts';
import { readId, readPage, readSearch, withQuery, writePage } from '../filter-value.ts';
import { present } from '../present.ts';

export const readSchemeFilter = (addressSearch: string): SchemeFilter => {
  const query = new URLSearchParams(addressSearch);
  return present({
    search: readSearch(query.get('search')),
    field: readId(query.get('field')),
    page: readPage(query.get('page')),
  });
};

export const schemeListAddress = ({ search, field, page }: SchemeFilter): string =>
  withQuery(paths.schemes.to({}), { search: readSearch(search ?? null), field, page: writePage(page) });
