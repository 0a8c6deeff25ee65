import type { Guardian } from '../../../domain/own-data/guardian.ts';

/** The consent for a candidate under 18. Rejects with `ApiFailure`. */
export interface GuardianRepository {
  /** Saves it and leaves the rest of the profile as it is; a server that keeps none takes it all the same. */
  save(guardian: Guardian): Promise<void>;
}
