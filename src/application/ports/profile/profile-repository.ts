import type { PersonalData, Profile } from '../../../domain/profile/profile.ts';

/** A record that is not stored yet has no id. */
export type NewOrStored<Record extends { readonly id: string }> = Omit<Record, 'id'> & { readonly id: string | null };

/** Tells how much of an upload is sent, in bytes. */
export type UploadProgress = (sentBytes: number, totalBytes: number) => void;

/** The profile of a candidate (specification 7, Profile and reference data). Every method rejects with `ApiFailure` only. */
export interface ProfileRepository {
  /** The profile; null when this candidate has not filled in anything yet. */
  find(candidateId: string): Promise<Profile | null>;
  /** Stores the personal data and leaves the photo as it is; gives the profile as stored. Rejects with field errors under the names of `PersonalData`. */
  save(personal: PersonalData): Promise<Profile>;
  /** Stores a new photo and leaves the personal data as they are; gives the profile as stored. Rejects with field errors under `photo`. */
  savePhoto(photo: Blob, onProgress?: UploadProgress): Promise<Profile>;
  /** Stores a signature (PNG or JPEG); gives the profile as stored. */
  saveSignature(signature: Blob, onProgress?: UploadProgress): Promise<Profile>;
}
