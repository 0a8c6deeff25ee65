import type { Listed } from '../../../domain/paging/page.ts';
import type { Career, Education } from '../../../domain/profile/profile.ts';
import type { NewOrStored } from './profile-repository.ts';

/**
 * Education and career records (specification 7). Rejects with `ApiFailure` only. Writes resolve to the list as the server stored it, or
 * null if the reply does not contain it.
 */
export interface ProfileRecordsRepository {
  /** Latest first. */
  educations(candidateId: string): Promise<Listed<Education>>;
  /**
   * Adds or updates. A field that could not be read and is still empty keeps the server's value. `requestKey`: idempotency key. Field
   * errors: names of `Education`.
   */
  saveEducation(record: NewOrStored<Education>, requestKey?: string): Promise<Listed<Education> | null>;
  /** Succeeds even if there is no such record. */
  removeEducation(id: string): Promise<Listed<Education> | null>;
  careers(candidateId: string): Promise<Listed<Career>>;
  saveCareer(record: NewOrStored<Career>, requestKey?: string): Promise<Listed<Career> | null>;
  removeCareer(id: string): Promise<Listed<Career> | null>;
}
