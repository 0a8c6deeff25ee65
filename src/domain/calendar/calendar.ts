import dayjs from 'dayjs';
import indonesian from 'dayjs/locale/id.js';
import utcPlugin from 'dayjs/plugin/utc.js';

// dayjs (decision 27) with UTC and Indonesian names; August is `Agu`, not `Agt` as in dayjs
dayjs.extend(utcPlugin);
dayjs.locale({ ...indonesian, monthsShort: 'Jan_Feb_Mar_Apr_Mei_Jun_Jul_Agu_Sep_Okt_Nov_Des'.split('_') });

/** Parses in UTC, independent of the device's zone. */
export const utc = dayjs.utc;

/** Formats an instant in WIB (UTC+7). Adds hours in UTC, because dayjs converts through the device's zone and its summer time. */
export const inWib = (instant: string | number, format: string): string => utc(instant).add(7, 'hours').format(format);
