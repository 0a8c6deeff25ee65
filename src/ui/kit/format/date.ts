import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { dayText } from '../../../domain/calendar/calendar-date.ts';
import { inZone, type Zone, zoneHours } from '../../../domain/calendar/in-zone.ts';

/**
 * Writes every instant on screen (ISO, or milliseconds since the epoch). An instant of a certification is in the zone of its place, followed
 * by the time in WIB if it differs; any other is in WIB (specification 9). The zone of the device does not matter, except to `deviceTime`.
 */
type Instant = string | number;

/** Of an instant that belongs to no place, or to one that is not known. */
export const placeless: Zone = 'WIB';

type PlaceZone = Zone | undefined;

const unknown = '–';

const at = (instant: Instant, zone: PlaceZone, format: string): string => inZone(instant, zone ?? placeless, format);

/** `Rabu, 16 Desember 2026` */
export const longDate = (instant: Instant | null, zone: PlaceZone): string =>
  instant === null ? unknown : at(instant, zone, 'dddd, D MMMM YYYY');

/** `16 Des 2026` */
export const shortDate = (instant: Instant | null, zone: PlaceZone): string =>
  instant === null ? unknown : at(instant, zone, 'D MMM YYYY');

/** `08.00 WIB`, `08.00 WITA (07.00 WIB)`; with the day if it differs in WIB. */
export const timeText = (instant: Instant, zone: PlaceZone = placeless): string => {
  const local = `${at(instant, zone, 'HH.mm')} ${zone}`;
  if (zone === 'WIB') return local;
  const [day, dayInWib] = [at(instant, zone, 'dddd'), at(instant, 'WIB', 'dddd')];
  return `${local} (${day === dayInWib ? '' : `${dayInWib}, `}${at(instant, 'WIB', 'HH.mm')} WIB)`;
};

/** `Rabu, 16 Desember 2026, 08.00 WITA (07.00 WIB)` */
export const longDateTime = (instant: Instant | null, zone: PlaceZone): string =>
  instant === null ? unknown : `${longDate(instant, zone)}, ${timeText(instant, zone)}`;

/** `16 Des 2026, 08.00 WITA (07.00 WIB)` */
export const shortDateTime = (instant: Instant, zone: PlaceZone): string =>
  `${shortDate(instant, zone)}, ${timeText(instant, zone)}`;

export const daysText = (startsAt: Instant | null, endsAt: Instant | null, zone: PlaceZone): string =>
  startsAt === null
    ? unknown
    : [...new Set([longDate(startsAt, zone), longDate(endsAt ?? startsAt, zone)])].join(' s.d. ');

/** `09.00–17.00 WIB`, `10.00–18.00 WITA (09.00–17.00 WIB)`; without an end `09.00 WIB`. */
export const hoursText = (startsAt: Instant | null, endsAt: Instant | null, zone: PlaceZone = placeless): string => {
  if (startsAt === null) return unknown;
  const hours = (by: Zone) =>
    `${[startsAt, ...(endsAt === null ? [] : [endsAt])].map((instant) => at(instant, by, 'HH.mm')).join('–')} ${by}`;
  return zone === 'WIB' ? hours(zone) : `${hours(zone)} (${hours('WIB')})`;
};

/** `16 Des 2026`; the date of something that was kept on this device. */
export const deviceDate = (instant: number): string => {
  const hours = -new Date(instant).getTimezoneOffset() / 60;
  return dayText(new Date(instant + hours * 3_600_000).toISOString().slice(0, 10), 'D MMM YYYY');
};

const two = (count: number): string => String(count).padStart(2, '0');

/** `20.15 WITA`, `14.15 waktu perangkat`: when something was kept, as the clock of this device shows it. */
export const deviceTime = (instant: number): string => {
  const local = new Date(instant);
  const hours = -local.getTimezoneOffset() / 60;
  const [name = 'waktu perangkat'] = Object.entries(zoneHours).find(([, ahead]) => ahead === hours) ?? [];
  return `${two(local.getHours())}.${two(local.getMinutes())} ${name}`;
};

/** `Rabu, 10 Mei 1995`; a date without a zone. */
export const longDay = (date: CalendarDate): string => dayText(date, 'dddd, D MMMM YYYY');

/** `10 Mei 1995` */
export const shortDay = (date: CalendarDate): string => dayText(date, 'D MMM YYYY');

export const monthName = (yearAndMonth: string): string => dayText(`${yearAndMonth}-15`, 'MMMM YYYY');
