import type { ScheduleFilter } from '../../../application/ports/catalog/catalog-repository.ts';
import { isBudgetSource } from '../../../domain/purchase/budget-source.ts';
import { paths } from '../../paths.ts';
import { readId, readMonth, readPage, withQuery, writePage } from '../filter-value.ts';
import { present } from '../present.ts';

const readBudgetSource = (value: string | null) => (value !== null && isBudgetSource(value) ? value : undefined);

export const readScheduleFilter = (addressSearch: string): ScheduleFilter => {
  const query = new URLSearchParams(addressSearch);
  return present({
    scheme: readId(query.get('scheme')),
    month: readMonth(query.get('month')),
    site: readId(query.get('site')),
    budgetSource: readBudgetSource(query.get('budget_source')),
    page: readPage(query.get('page')),
  });
};

export const scheduleListAddress = ({ scheme, month, site, budgetSource, page }: ScheduleFilter): string =>
  withQuery(paths.schedules.to({}), { scheme, month, site, budget_source: budgetSource, page: writePage(page) });

export const isFiltered = ({ page: _, ...filter }: ScheduleFilter): boolean => Object.keys(filter).length > 0;
