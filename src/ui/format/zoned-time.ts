import { inZone, type Zone } from '../../domain/calendar/in-zone.ts';
import { longDate, longDateTime, timeOfDay } from './date.ts';

// when something happens at a site: by the clocks there, and in WIB (specification 9) where that is not the same

type Instant = string | number;

/** `08.00 WITA (07.00 WIB)`; where WIB is still on the day before, with that day. */
export const zonedTime = (instant: Instant, zone: Zone = 'WIB'): string => {
  const inWib = `${timeOfDay(instant)} WIB`;
  if (zone === 'WIB') return inWib;
  const [day, dayInWib] = [inZone(instant, zone, 'dddd'), inZone(instant, 'WIB', 'dddd')];
  return `${inZone(instant, zone, 'HH.mm')} ${zone} (${day === dayInWib ? '' : `${dayInWib}, `}${inWib})`;
};

/** `Rabu, 16 Desember 2026`, by the calendars at the site. */
export const zonedDate = (instant: Instant, zone: Zone = 'WIB'): string => inZone(instant, zone, 'dddd, D MMMM YYYY');

/** `Rabu, 16 Desember 2026, 08.00 WITA (07.00 WIB)` */
export const zonedDateTime = (instant: Instant | null, zone: Zone = 'WIB'): string =>
  instant === null ? longDateTime(null) : `${zonedDate(instant, zone)}, ${zonedTime(instant, zone)}`;

/** The days of something that begins and ends, one day once: `Senin, 5 Januari 2026`, `Senin, 5 Januari 2026 s.d. Selasa, 6 Januari 2026` */
export const daysText = (startsAt: Instant | null, endsAt: Instant | null, zone?: Zone): string =>
  startsAt === null
    ? longDate(null)
    : [...new Set([zonedDate(startsAt, zone), zonedDate(endsAt ?? startsAt, zone)])].join(' s.d. ');

/** From when until when: `09.00–17.00 WIB`, `10.00–18.00 WITA (09.00–17.00 WIB)`; without an end `09.00 WIB`. */
export const hoursText = (startsAt: Instant | null, endsAt: Instant | null, zone: Zone = 'WIB'): string => {
  if (startsAt === null) return longDate(null);
  const hours = (by: Zone) =>
    `${[startsAt, ...(endsAt === null ? [] : [endsAt])].map((instant) => inZone(instant, by, 'HH.mm')).join('–')} ${by}`;
  return zone === 'WIB' ? hours(zone) : `${hours(zone)} (${hours('WIB')})`;
};
