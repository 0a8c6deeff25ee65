import type { ScheduleRow, SchemeRow, TransactionRow } from '../database/rows.ts';
import { wib } from '../wib-time.ts';
import { statusAt } from './purchase.ts';

type Texts = Readonly<Record<'search' | 'field', string>>;
type ScheduleQuery = Readonly<Record<'month' | 'site' | 'source', string>> & { schemeId: string | null };

export const isFound = (scheme: SchemeRow, { search, field }: Texts): boolean => {
  const text = `${scheme.title} ${scheme.field_name} ${scheme.description}`.toLowerCase();
  return (
    (field === '' || scheme.field === field) &&
    search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
};

/** Schedules that have not started, earliest first, including full and closed ones. */
export const upcoming = (schedules: readonly ScheduleRow[], now: Date): ScheduleRow[] =>
  schedules
    .filter(({ starts_at: start }) => Date.parse(start) > now.getTime())
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));

const isPurchasable = (row: ScheduleRow, now: Date): boolean =>
  Date.parse(row.registration_until) > now.getTime() && row.quota > row.taken;

/** The earliest schedule of a scheme that had free seats in the seed and is open for registration. */
export const nearestOf = (schemeId: string, schedules: readonly ScheduleRow[], now: Date): ScheduleRow | undefined =>
  upcoming(schedules, now).find((row) => row.scheme_id === schemeId && isPurchasable(row, now));

export const purchasableFirst = (schedules: readonly ScheduleRow[], now: Date): ScheduleRow[] => {
  const open = new Set(schedules.filter((row) => isPurchasable(row, now)));
  return [...open, ...schedules.filter((row) => !open.has(row))];
};

export const monthOf = ({ starts_at: start }: ScheduleRow): string => wib(start).format('YYYY-MM');

export const isAskedFor = (schedule: ScheduleRow, { schemeId, month, site, source }: ScheduleQuery): boolean =>
  (schemeId === null || schedule.scheme_id === schemeId) &&
  (month === '' || monthOf(schedule) === month) &&
  (site === '' || schedule.site_id === site) &&
  (source === '' || schedule.budgets.some((budget) => budget.source === source));

export const seatsLeft = (
  schedule: ScheduleRow,
  transactions: readonly TransactionRow[],
  seededAt: string,
  now: Date,
): number => {
  const bought = transactions.filter(
    (row) =>
      row.schedule_id === schedule.id &&
      Date.parse(row.created_at) >= Math.floor(Date.parse(seededAt) / 1000) * 1000 &&
      ['pending', 'paid'].includes(statusAt(row, now)),
  );
  return schedule.quota - schedule.taken - bought.length;
};

export const uniqueBy = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(key(item))) first.set(key(item), item);
  return [...first.values()];
};
