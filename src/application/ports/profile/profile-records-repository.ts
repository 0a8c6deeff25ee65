import type { Listed } from '../../../domain/paging/page.ts';
import type { Career, Education } from '../../../domain/profile/profile.ts';
import type { NewOrStored } from './profile-repository.ts';

/**
 * Education and career records (specification 7). Every method rejects with `ApiFailure` only. Changes return the list as stored, or null
 * if the server does not return it.
 */
export interface ProfileRecordsRepository {
  /** Latest first. */
  educations(candidateId: string): Promise<Listed<Education>>;
  /**
   * Adds or updates a record. Unreadable fields that are still empty keep the server's value. `requestKey` is an idempotency key. Field
   * errors: names of `Education`.
   */
  saveEducation(record: NewOrStored<Education>, requestKey?: string): Promise<Listed<Education> | null>;
  /** Removing a missing record succeeds. */
  removeEducation(id: string): Promise<Listed<Education> | null>;
  /** Latest first. */
  careers(candidateId: string): Promise<Listed<Career>>;
  /** As `saveEducation`. */
  saveCareer(record: NewOrStored<Career>, requestKey?: string): Promise<Listed<Career> | null>;
  /** As `removeEducation`. */
  removeCareer(id: string): Promise<Listed<Career> | null>;
}
