import type { ScheduleFilter } from '../../../application/ports/catalog/catalog-repository.ts';
import { paths } from '../../core/paths.ts';
import { readId, readMonth, readPage, withQuery, writePage } from '../filter-value.ts';
import { present } from '../present.ts';

/** `isOffered`: whether the body offers a source. */
export const readScheduleFilter = (addressSearch: string, isOffered: (source: string) => boolean): ScheduleFilter => {
  const query = new URLSearchParams(addressSearch);
  const source = query.get('budget_source') ?? '';
  return present({
    scheme: readId(query.get('scheme')),
    month: readMonth(query.get('month')),
    site: readId(query.get('site')),
    budgetSource: isOffered(source) ? source : undefined,
    page: readPage(query.get('page')),
  });
};

export const scheduleListAddress = ({ scheme, month, site, budgetSource, page }: ScheduleFilter): string =>
  withQuery(paths.schedules.to({}), { scheme, month, site, budget_source: budgetSource, page: writePage(page) });

export const isFiltered = ({ page: _, ...filter }: ScheduleFilter): boolean => Object.keys(filter).length > 0;
