import { dayInWib } from '../../../domain/calendar/calendar-date.ts';
import { shortDate, timeOfDay } from '../../format/date.ts';

/** `10.32`, or of another day than today `3 Jan 2026, 10.32`; both instants in milliseconds. */
export const draftTime = (savedAt: number, now: number): string => {
  const time = timeOfDay(savedAt);
  return dayInWib(savedAt) === dayInWib(now) ? time : `${shortDate(savedAt)}, ${time}`;
};
