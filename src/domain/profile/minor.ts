import { type CalendarDate, isDay, yearsBefore } from '../calendar/calendar-date.ts';

const majority = 18;

/** Whether somebody born on this day is under 18 on `today` (of WIB, by the server's clock); false for no day. */
export const isMinor = (birthDate: CalendarDate, today: CalendarDate): boolean =>
  isDay(birthDate) && birthDate < today && birthDate > yearsBefore(today, majority);
