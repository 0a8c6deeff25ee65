import type { Guardian } from '../../../domain/own-data/guardian.ts';

/** The consent for a candidate under 18. Rejects with `ApiFailure`. */
export interface GuardianRepository {
  /** Leaves the rest of the profile unchanged; servers that do not support the consent ignore it. */
  save(guardian: Guardian): Promise<void>;
}
