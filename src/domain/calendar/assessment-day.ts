import type { Zone } from './in-zone.ts';

/** When and where an assessment is held: an ISO instant, null when it is not known, and names, empty when they are not. */
export interface AssessmentDay {
  readonly startsAt: string | null;
  readonly siteName: string;
  readonly city: string;
  /** Of the clocks there; absent for WIB. */
  readonly zone?: Zone;
}
