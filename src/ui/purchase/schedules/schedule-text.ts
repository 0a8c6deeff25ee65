import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { daysText, hoursText } from '../../kit/format/date.ts';

export const scheduleDays = ({ startsAt, endsAt, site }: Pick<Schedule, 'startsAt' | 'endsAt' | 'site'>): string =>
  daysText(startsAt, endsAt, site.zone);

export const scheduleTime = (schedule: Pick<Schedule, 'startsAt' | 'endsAt' | 'site'>): string =>
  `${scheduleDays(schedule)}, ${hoursText(schedule.startsAt, schedule.endsAt, schedule.site.zone)}`;
