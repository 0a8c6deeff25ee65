import { utc } from './calendar.ts';

/** Indonesia's zones in hours ahead of UTC, without summer time. */
export const zoneHours = { WIB: 7, WITA: 8, WIT: 9 } as const;
export type Zone = keyof typeof zoneHours;

/** Formats an instant (ISO, or milliseconds since the epoch) in a zone, as `inWib` does. */
export const inZone = (instant: string | number, zone: Zone, format: string): string =>
  utc(instant).add(zoneHours[zone], 'hours').format(format);
