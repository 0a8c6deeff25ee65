import dayjs from 'dayjs';
import indonesian from 'dayjs/locale/id.js';
import utcPlugin from 'dayjs/plugin/utc.js';

// dayjs as the portal uses it (decision 27)
dayjs.extend(utcPlugin);
dayjs.locale({ ...indonesian, monthsShort: 'Jan_Feb_Mar_Apr_Mei_Jun_Jul_Agu_Sep_Okt_Nov_Des'.split('_') });

/** A moment or a day in UTC, whatever the zone of the device. */
export const utc = dayjs.utc;

/**
 * What calendars and clocks in WIB (UTC+7) show at an instant, ISO or in milliseconds since the epoch. By an addition in UTC: the ways
 * that dayjs has to another zone lead through the device's own, and are wrong in some hours of its summer time.
 */
export const inWib = (instant: string | number, format: string): string => utc(instant).add(7, 'hours').format(format);
