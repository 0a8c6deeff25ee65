import type { Timeline } from '../../../domain/assessment/timeline.ts';

/** The stages of an assessment (specification 7, GET /api/timeline/{id}). */
export interface TimelineRepository {
  /** The timeline of one of this candidate's purchases; null when there is none. Rejects with `ApiFailure`. */
  find(trxId: string): Promise<Timeline | null>;
}
