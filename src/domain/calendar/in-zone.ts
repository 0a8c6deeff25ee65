import { utc } from './calendar.ts';

/** The three zones of Indonesian clocks: hours ahead of UTC. None of them has summer time. */
export const zoneHours = { WIB: 7, WITA: 8, WIT: 9 } as const;
export type Zone = keyof typeof zoneHours;

/** What calendars and clocks in a zone show at an instant, ISO or in milliseconds since the epoch, as `inWib` does it. */
export const inZone = (instant: string | number, zone: Zone, format: string): string =>
  utc(instant).add(zoneHours[zone], 'hours').format(format);
