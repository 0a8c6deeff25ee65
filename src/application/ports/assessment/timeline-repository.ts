import type { Timeline } from '../../../domain/assessment/timeline.ts';

/** The stages of an assessment (specification 7, GET /api/timeline/{id}). */
export interface TimelineRepository {
  /** Null when the candidate has no such purchase. Rejects with `ApiFailure`. */
  find(trxId: string): Promise<Timeline | null>;
}
