import type { AssessmentDay } from '../../domain/calendar/assessment-day.ts';
import { type Zone, zoneHours } from '../../domain/calendar/in-zone.ts';
import { zoneOf } from '../../domain/calendar/zone.ts';
import { wireText, worded } from './wire.ts';
import { shownInstant } from './wire-instant.ts';

export const zoneShape = { zone: worded(Object.keys(zoneHours), wireText), province: wireText };

interface Told {
  readonly zone: string;
  readonly province: string;
  readonly city: string;
}

export const inZone = <Wire extends Told>({
  zone: said,
  province,
  ...wire
}: Wire): Omit<Wire, 'zone' | 'province'> & { zone?: Zone } => {
  const zone = zoneOf({ zone: said, province, city: wire.city });
  return zone === 'WIB' ? wire : { ...wire, zone };
};

export const dayShape = {
  starts_at: shownInstant,
  site_name: wireText,
  site_address: wireText,
  city: wireText,
  ...zoneShape,
};

interface DayWire extends Told {
  readonly starts_at: string | null;
  readonly site_name: string;
  readonly site_address: string;
}

export const toDay = (wire: DayWire): AssessmentDay => {
  const { starts_at: startsAt, site_name: siteName, site_address: address, city, ...told } = wire;
  return {
    startsAt,
    siteName,
    ...(address && { address }),
    ...inZone({ city, zone: told.zone, province: told.province }),
  };
};
