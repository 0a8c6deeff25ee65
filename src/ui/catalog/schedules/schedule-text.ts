import type { Budget, Schedule } from '../../../domain/catalog/schedule.ts';
import { paths } from '../../core/paths.ts';
import { longDate, longDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { withRepeatQuery } from '../../purchase/public/repeat-query.ts';

/** `Senin, 5 Januari 2026, 09.00 WITA (08.00 WIB)`, plus `s.d. Selasa, 6 Januari 2026` for several days. */
export const whenParts = ({ startsAt, endsAt, site: { zone } }: Schedule): readonly string[] => {
  const begin = longDateTime(startsAt, zone).replace(/ (WI)/g, '\u00a0$1');
  const lastDay = endsAt === null ? null : longDate(endsAt, zone);
  return lastDay === null || lastDay === longDate(startsAt, zone) ? [begin] : [begin, `s.d. ${lastDay}`];
};

export const whereText = ({ site }: Schedule): string => placeText(site.name, site.city);

export const purchaseAddress = (schedule: Schedule, budget: Budget, repeat = ''): string =>
  withRepeatQuery(
    paths.purchase.to({
      slug: schedule.scheme.slug,
      scheduleId: schedule.id,
      budgetSource: budget.source,
      budgetary: budget.id,
    }),
    repeat,
  );

export const chooseAddress = (schedule: Schedule, repeat = ''): string => {
  const [first] = schedule.budgets;
  return first ? purchaseAddress(schedule, first, repeat) : paths.scheme.to({ slug: schedule.scheme.slug });
};
