import { inZone, type Zone } from '../../../domain/calendar/in-zone.ts';
import { longDate, longDateTime, timeOfDay } from './date.ts';

// Formats the local time of a site, followed by the time in WIB (specification 9) if it differs.

type Instant = string | number;

/** `08.00 WITA (07.00 WIB)`; with the day if it differs in WIB. */
export const zonedTime = (instant: Instant, zone: Zone = 'WIB'): string => {
  const inWib = `${timeOfDay(instant)} WIB`;
  if (zone === 'WIB') return inWib;
  const [day, dayInWib] = [inZone(instant, zone, 'dddd'), inZone(instant, 'WIB', 'dddd')];
  return `${inZone(instant, zone, 'HH.mm')} ${zone} (${day === dayInWib ? '' : `${dayInWib}, `}${inWib})`;
};

export const zonedDate = (instant: Instant, zone: Zone = 'WIB'): string => inZone(instant, zone, 'dddd, D MMMM YYYY');

export const zonedDateTime = (instant: Instant | null, zone: Zone = 'WIB'): string =>
  instant === null ? longDateTime(null) : `${zonedDate(instant, zone)}, ${zonedTime(instant, zone)}`;

export const daysText = (startsAt: Instant | null, endsAt: Instant | null, zone?: Zone): string =>
  startsAt === null
    ? longDate(null)
    : [...new Set([zonedDate(startsAt, zone), zonedDate(endsAt ?? startsAt, zone)])].join(' s.d. ');

/** `09.00–17.00 WIB`, `10.00–18.00 WITA (09.00–17.00 WIB)`; without an end `09.00 WIB`. */
export const hoursText = (startsAt: Instant | null, endsAt: Instant | null, zone: Zone = 'WIB'): string => {
  if (startsAt === null) return longDate(null);
  const hours = (by: Zone) =>
    `${[startsAt, ...(endsAt === null ? [] : [endsAt])].map((instant) => inZone(instant, by, 'HH.mm')).join('–')} ${by}`;
  return zone === 'WIB' ? hours(zone) : `${hours(zone)} (${hours('WIB')})`;
};
