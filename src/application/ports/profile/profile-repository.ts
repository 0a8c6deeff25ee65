import type { PersonalData, Profile } from '../../../domain/profile/profile.ts';
import type { UploadProgress } from '../upload.ts';

export type NewOrStored<Record extends { readonly id: string }> = Omit<Record, 'id'> & { readonly id: string | null };

/**
 * Profiles (specification 7, Profile and reference data). Rejects with `ApiFailure` only. Saves resolve to the profile as the server stored
 * it, or null if the reply does not contain it.
 */
export interface ProfileRepository {
  /** Null when the candidate has not filled in anything yet. */
  find(candidateId: string): Promise<Profile | null>;
  /** Stores only these fields. Field errors: names of `PersonalData`. */
  save(personal: Partial<PersonalData>): Promise<Profile | null>;
  /** Stores only the photo. Field errors: `photo`. */
  savePhoto(photo: Blob, onProgress?: UploadProgress): Promise<Profile | null>;
  saveSignature(signature: Blob, onProgress?: UploadProgress): Promise<Profile | null>;
}
