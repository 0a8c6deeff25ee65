import { inWib, utc } from './calendar.ts';

/** A day of the calendar without time or zone, `YYYY-MM-DD`; empty when it is not known. */
export type CalendarDate = string;

const iso = 'YYYY-MM-DD';

/** Whether the calendar has this day, `YYYY-MM-DD`: the 30th of February would be one in March. */
export const exists = (date: string): boolean => utc(date).isValid() && utc(date).format(iso) === date;

/** Whether this is a day since 1900 that the calendar has. */
export const isDay = (date: CalendarDate): boolean => date >= '1900' && exists(date);

/** Reads what a date input shows, `MM/DD/YYYY`; null for anything that is no day since 1900 (specification 5). */
export const readShownDate = (text: string): CalendarDate | null => {
  const [shown, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const date = utc(`${year}-${month}-${day}`);
  const exists = date.format('M/D/YYYY') === shown?.replace(/\b0/g, '');
  return exists && date.year() >= 1900 ? date.format(iso) : null;
};

/** A day in a format of dayjs; empty stays empty. */
export const dayText = (date: CalendarDate, format: string): string => date && utc(date).format(format);

/** How a date input shows a day: `MM/DD/YYYY` (specification 5). */
export const shownDate = (date: CalendarDate): string => dayText(date, 'MM/DD/YYYY');

/** The day in UTC+7 of an instant in milliseconds (specification 9). */
export const dayInWib = (instant: number): CalendarDate => inWib(instant, iso);

/** The same day so many months earlier; the last of its month where that month is shorter. */
export const monthsBefore = (date: CalendarDate, months: number): CalendarDate =>
  utc(date).subtract(months, 'months').format(iso);

/** The same day so many years earlier; of a 29 February the 28th, where there is none. */
export const yearsBefore = (date: CalendarDate, years: number): CalendarDate =>
  utc(date).subtract(years, 'years').format(iso);
