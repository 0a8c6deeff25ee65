import type { Budget, Schedule } from '../../domain/catalog/schedule.ts';
import { longDate, longDateTime } from '../format/date.ts';
import { money } from '../format/money.ts';
import { paths } from '../paths.ts';

/** `Senin, 5 Januari 2026, 09.00 WIB`, and the last day when there is more than one. */
export const whenText = ({ startsAt, endsAt }: Schedule): string => {
  const lastDay = longDate(endsAt);
  return lastDay === longDate(startsAt) ? longDateTime(startsAt) : `${longDateTime(startsAt)} s.d. ${lastDay}`;
};

/** `TUK Contoh Kuningan, Jakarta Selatan` */
export const whereText = ({ site }: Schedule): string => [site.name, site.city].filter(Boolean).join(', ');

export const priceText = (price: number): string => (price === 0 ? 'Tanpa biaya' : money(price));

/** The page that buys this schedule with this budget. */
export const purchaseAddress = (schedule: Schedule, budget: Budget): string =>
  paths.purchase.to({
    slug: schedule.scheme.slug,
    scheduleId: schedule.id,
    budgetSource: budget.source,
    budgetary: budget.id,
  });

/** Where choosing a schedule leads: to its purchase with the first budget (another can be taken there), or to its scheme. */
export const chooseAddress = (schedule: Schedule): string => {
  const [first] = schedule.budgets;
  return first ? purchaseAddress(schedule, first) : paths.scheme.to({ slug: schedule.scheme.slug });
};
