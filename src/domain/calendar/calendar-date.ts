import { inWib, utc } from './calendar.ts';

/** `YYYY-MM-DD`, without time or zone; empty if there is no date. */
export type CalendarDate = string;

const iso = 'YYYY-MM-DD';

/** Whether the date exists; dayjs would turn 30 February into a day in March. */
export const exists = (date: string): boolean => utc(date).isValid() && utc(date).format(iso) === date;

/** A valid date since 1900. */
export const isDay = (date: CalendarDate): boolean => date >= '1900' && exists(date);

/** Parses a date input, `MM/DD/YYYY`; null for anything that is no day since 1900 (specification 5). */
export const readShownDate = (text: string): CalendarDate | null => {
  const [shown, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const date = utc(`${year}-${month}-${day}`);
  const exists = date.format('M/D/YYYY') === shown?.replace(/\b0/g, '');
  return exists && date.year() >= 1900 ? date.format(iso) : null;
};

/** Formats a day with dayjs; empty stays empty. */
export const dayText = (date: CalendarDate, format: string): string => date && utc(date).format(format);

/** The format of date inputs: `MM/DD/YYYY` (specification 5). */
export const shownDate = (date: CalendarDate): string => dayText(date, 'MM/DD/YYYY');

/** The day in UTC+7 of an instant in milliseconds (specification 9). */
export const dayInWib = (instant: number): CalendarDate => inWib(instant, iso);

/** Clamped to the last day of a shorter month. */
export const monthsBefore = (date: CalendarDate, months: number): CalendarDate =>
  utc(date).subtract(months, 'months').format(iso);

/** 29 February becomes the 28th if needed. */
export const yearsBefore = (date: CalendarDate, years: number): CalendarDate =>
  utc(date).subtract(years, 'years').format(iso);
