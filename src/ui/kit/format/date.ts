import { utc } from '../../../domain/calendar/calendar.ts';
import { type CalendarDate, dayText } from '../../../domain/calendar/calendar-date.ts';
import { inZone, type Zone, zoneHours } from '../../../domain/calendar/in-zone.ts';

/**
 * Writes every instant on screen (ISO, or milliseconds since the epoch). An instant of a certification is in the zone of its place, followed
 * by the time in WIB if it differs; any other is in WIB (specification 9). The zone of the device does not matter, except to `deviceTime`.
 */
type Instant = string | number;

/** The zone of an instant whose place does not exist or is not known. */
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

const beforeMidnight = (deadline: Instant): number => utc(deadline).subtract(2, 'hours').valueOf();

/** `Senin, 7 Desember 2026`: the last whole day before a deadline. One at 00.59 is of the evening before. */
export const longLastDay = (deadline: Instant, zone: PlaceZone): string => longDate(beforeMidnight(deadline), zone);

/** `7 Des 2026` */
export const shortLastDay = (deadline: Instant, zone: PlaceZone): string => shortDate(beforeMidnight(deadline), zone);

/** `08.00 WIB`, `08.00 WITA (07.00 WIB)`, `00.59 WITA dini hari (Senin, 23.59 WIB)` where the day in WIB is another. */
export const timeText = (instant: Instant, zone: PlaceZone = placeless): string => {
  const local = `${at(instant, zone, 'HH.mm')} ${zone}`;
  if (zone === 'WIB') return local;
  const dayInWib = at(instant, 'WIB', 'dddd');
  const inWib = `${at(instant, 'WIB', 'HH.mm')} WIB`;
  return at(instant, zone, 'dddd') === dayInWib ? `${local} (${inWib})` : `${local} dini hari (${dayInWib}, ${inWib})`;
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

const here = (instant: number, format: string): string =>
  utc(instant).subtract(new Date(instant).getTimezoneOffset(), 'minutes').format(format);

/** `16 Des 2026`: the day when this device kept something, by its own zone. */
export const deviceDate = (instant: number): string => here(instant, 'D MMM YYYY');

/** `20.15 WITA`, `14.15 waktu perangkat`: the time when this device kept something, by its own zone. */
export const deviceTime = (instant: number): string => {
  const hours = -new Date(instant).getTimezoneOffset() / 60;
  const [name = 'waktu perangkat'] = Object.entries(zoneHours).find(([, ahead]) => ahead === hours) ?? [];
  return `${here(instant, 'HH.mm')} ${name}`;
};

/** `16 Des 2026, 20.15 WITA` */
export const deviceDateTime = (instant: number): string => `${deviceDate(instant)}, ${deviceTime(instant)}`;

/** `Rabu, 10 Mei 1995`; a date without a zone. */
export const longDay = (date: CalendarDate): string => dayText(date, 'dddd, D MMMM YYYY');

/** `10 Mei 1995` */
export const shortDay = (date: CalendarDate): string => dayText(date, 'D MMM YYYY');

export const monthName = (yearAndMonth: string): string => dayText(`${yearAndMonth}-15`, 'MMMM YYYY');
