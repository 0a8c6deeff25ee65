import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { daysText, hoursText } from '../../format/date.ts';

/** `Senin, 5 Januari 2026`, or the first and the last day of a longer schedule. */
export const scheduleDays = ({ startsAt, endsAt }: Pick<Schedule, 'startsAt' | 'endsAt'>): string =>
  daysText(startsAt, endsAt);

/** `Senin, 5 Januari 2026, 08.00–17.00 WIB`, or both days of a longer one. */
export const scheduleTime = ({ startsAt, endsAt }: Pick<Schedule, 'startsAt' | 'endsAt'>): string =>
  `${daysText(startsAt, endsAt)}, ${hoursText(startsAt, endsAt)}`;
