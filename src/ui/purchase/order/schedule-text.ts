import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { daysText, hoursText } from '../../format/zoned-time.ts';

/** `Senin, 5 Januari 2026`, or first and last day. */
export const scheduleDays = ({ startsAt, endsAt, site }: Pick<Schedule, 'startsAt' | 'endsAt' | 'site'>): string =>
  daysText(startsAt, endsAt, site.zone);

/** `Senin, 5 Januari 2026, 08.00–17.00 WIB`, or with first and last day. */
export const scheduleTime = (schedule: Pick<Schedule, 'startsAt' | 'endsAt' | 'site'>): string =>
  `${scheduleDays(schedule)}, ${hoursText(schedule.startsAt, schedule.endsAt, schedule.site.zone)}`;
