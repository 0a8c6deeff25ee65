import { dayInWib } from '../../../domain/calendar/calendar-date.ts';
import { shortDate, timeOfDay } from '../../kit/format/date.ts';

/** `10.32`, or `3 Jan 2026, 10.32` if not today; arguments in milliseconds. */
export const draftTime = (savedAt: number, now: number): string => {
  const time = timeOfDay(savedAt);
  return dayInWib(savedAt) === dayInWib(now) ? time : `${shortDate(savedAt)}, ${time}`;
};
