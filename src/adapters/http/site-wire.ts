import type { AssessmentDay } from '../../domain/calendar/assessment-day.ts';
import type { Zone } from '../../domain/calendar/in-zone.ts';
import { zoneOf } from '../../domain/calendar/zone.ts';
import { wireText } from './wire.ts';
import { shownInstant } from './wire-instant.ts';

/** What tells the zone of a site beside its city; both names are assumed, and a server that sends neither costs nothing. */
export const zoneShape = { zone: wireText, province: wireText };

interface Told {
  readonly zone: string;
  readonly province: string;
  readonly city: string;
}

/** A site with the zone of its clocks in place of what tells it; none for WIB, in which every time is told. */
export const inZone = <Wire extends Told>({
  zone: said,
  province,
  ...wire
}: Wire): Omit<Wire, 'zone' | 'province'> & { zone?: Zone } => {
  const zone = zoneOf({ zone: said, province, city: wire.city });
  return zone === 'WIB' ? wire : { ...wire, zone };
};

/** The day and place of an assessment; every name is assumed. */
export const dayShape = { starts_at: shownInstant, site_name: wireText, city: wireText, ...zoneShape };

interface DayWire extends Told {
  readonly starts_at: string | null;
  readonly site_name: string;
}

/** The day and place of an assessment. */
export const toDay = ({ starts_at: startsAt, site_name: siteName, city, ...told }: DayWire): AssessmentDay => ({
  startsAt,
  siteName,
  ...inZone({ city, zone: told.zone, province: told.province }),
});
