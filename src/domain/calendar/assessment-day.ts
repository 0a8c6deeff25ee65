import type { Zone } from './in-zone.ts';

/** When (ISO instant or null) and where an assessment takes place; names may be empty. */
export interface AssessmentDay {
  readonly startsAt: string | null;
  readonly siteName: string;
  readonly city: string;
  readonly zone?: Zone;
}
