import type { Listed } from '../../../domain/paging/page.ts';
import type { Career, Education } from '../../../domain/profile/profile.ts';
import type { NewOrStored } from './profile-repository.ts';

/**
 * Education and career records of a candidate (specification 7). Every method rejects with `ApiFailure` only. What changes the records
 * gives the list as stored, or null where the server does not give it back.
 */
export interface ProfileRecordsRepository {
  /** The latest first. */
  educations(candidateId: string): Promise<Listed<Education>>;
  /**
   * Adds a record, or changes the one with its id; a field that could not be read, and is still empty, stays as the server has it. A
   * repeated key is one record. Rejects with field errors under the names of `Education`.
   */
  saveEducation(record: NewOrStored<Education>, requestKey?: string): Promise<Listed<Education> | null>;
  /** Removes a record. One that is gone already counts as removed. */
  removeEducation(id: string): Promise<Listed<Education> | null>;
  /** The latest first. */
  careers(candidateId: string): Promise<Listed<Career>>;
  /** As `saveEducation`. */
  saveCareer(record: NewOrStored<Career>, requestKey?: string): Promise<Listed<Career> | null>;
  /** As `removeEducation`. */
  removeCareer(id: string): Promise<Listed<Career> | null>;
}
