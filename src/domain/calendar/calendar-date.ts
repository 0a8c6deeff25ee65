/** A day of the calendar without time or zone, `YYYY-MM-DD`; empty when it is not known. */
export type CalendarDate = string;

const build = (year: number, month: number, day: number): CalendarDate | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 ? date.toISOString().slice(0, 10) : null;
};

/** Reads what a date input shows, `MM/DD/YYYY`; null for anything that is no day since 1900 (specification 5). */
export const readShownDate = (text: string): CalendarDate | null => {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return build(Number(year), Number(month), Number(day));
};

/** How a date input shows a day: `MM/DD/YYYY` (specification 5); empty stays empty. */
export const shownDate = (date: CalendarDate): string =>
  date && `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

/** The day in UTC+7 of an instant in milliseconds (specification 9). */
export const dayInWib = (instant: number): CalendarDate => new Date(instant + 7 * 3_600_000).toISOString().slice(0, 10);

/** Whether this is a day since 1900 that the calendar has. */
export const isDay = (date: CalendarDate): boolean => readShownDate(shownDate(date)) === date && date !== '';
