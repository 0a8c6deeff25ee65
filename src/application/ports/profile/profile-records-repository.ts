import type { Listed } from '../../../domain/paging/page.ts';
import type { Career, Education } from '../../../domain/profile/profile.ts';
import type { NewOrStored } from './profile-repository.ts';

/** Education and career records of a candidate (specification 7). Every method rejects with `ApiFailure` only. */
export interface ProfileRecordsRepository {
  /** The latest first. */
  educations(candidateId: string): Promise<Listed<Education>>;
  /** Adds a record, or changes the one with its id; gives the list as stored. A repeated key is one record. Rejects with field errors under the names of `Education`. */
  saveEducation(record: NewOrStored<Education>, requestKey?: string): Promise<Listed<Education>>;
  /** Removes a record; gives the list as stored. One that is gone already counts as removed. */
  removeEducation(id: string): Promise<Listed<Education>>;
  /** The latest first. */
  careers(candidateId: string): Promise<Listed<Career>>;
  /** As `saveEducation`. */
  saveCareer(record: NewOrStored<Career>, requestKey?: string): Promise<Listed<Career>>;
  /** As `removeEducation`. */
  removeCareer(id: string): Promise<Listed<Career>>;
}
