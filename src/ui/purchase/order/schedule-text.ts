import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { longDate, timeOfDay } from '../../format/date.ts';
import { zonedTime } from '../../format/zoned-time.ts';

/** `Senin, 5 Januari 2026`, or the first and the last day of a longer schedule. */
export const scheduleDays = ({ startsAt, endsAt }: Pick<Schedule, 'startsAt' | 'endsAt'>): string => {
  const [first, last] = [longDate(startsAt), endsAt === null ? null : longDate(endsAt)];
  return last === null || first === last ? first : `${first} s.d. ${last}`;
};

/** `Senin, 5 Januari 2026, 08.00–17.00 WIB`, or both days of a longer one; by the clocks at a site of another zone only when it begins. */
export const scheduleTime = (schedule: Pick<Schedule, 'startsAt' | 'endsAt' | 'site'>): string => {
  if (schedule.site.zone !== undefined)
    return `${scheduleDays(schedule)}, ${zonedTime(schedule.startsAt, schedule.site.zone)}`;
  const end = schedule.endsAt === null ? '' : `–${timeOfDay(schedule.endsAt)}`;
  return `${scheduleDays(schedule)}, ${timeOfDay(schedule.startsAt)}${end} WIB`;
};
