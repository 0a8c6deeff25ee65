import { type CalendarDate, isDay, yearsBefore } from '../calendar/calendar-date.ts';

const majority = 18;

/** Whether the person is under 18 on `today` (in WIB, by the server's clock); false for an invalid date. */
export const isMinor = (birthDate: CalendarDate, today: CalendarDate): boolean =>
  isDay(birthDate) && birthDate < today && birthDate > yearsBefore(today, majority);
