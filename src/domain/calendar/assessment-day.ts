import { inZone, type Zone } from './in-zone.ts';

/** When (ISO instant or null) and where an assessment takes place; names may be empty. `address`: the street, absent if not known. */
export interface AssessmentDay {
  readonly startsAt: string | null;
  readonly siteName: string;
  readonly city: string;
  readonly address?: string;
  readonly zone?: Zone;
}

const day = 24 * 60 * 60_000;

/** Midnights between `now` (milliseconds since the epoch) and the start, in the time zone of the site; negative once the day is past. */
export const daysAhead = (startsAt: string, now: number, zone: Zone = 'WIB'): number => {
  const dateOf = (instant: string | number) => Date.parse(inZone(instant, zone, 'YYYY-MM-DD'));
  return Math.round((dateOf(startsAt) - dateOf(now)) / day);
};
