import type { PersonalData, Profile } from '../../../domain/profile/profile.ts';

/** A record that is not stored yet has no id. */
export type NewOrStored<Record extends { readonly id: string }> = Omit<Record, 'id'> & { readonly id: string | null };

/** Tells how much of an upload is sent, in bytes. */
export type UploadProgress = (sentBytes: number, totalBytes: number) => void;

/**
 * The profile of a candidate (specification 7, Profile and reference data). Every method rejects with `ApiFailure` only. A save gives the
 * profile as stored, or null where the server does not give it back.
 */
export interface ProfileRepository {
  /** The profile; null when this candidate has not filled in anything yet. */
  find(candidateId: string): Promise<Profile | null>;
  /** Stores these fields and leaves the others, and the photo, as they are. Rejects with field errors under the names of `PersonalData`. */
  save(personal: Partial<PersonalData>): Promise<Profile | null>;
  /** Stores a new photo and leaves the personal data as they are. Rejects with field errors under `photo`. */
  savePhoto(photo: Blob, onProgress?: UploadProgress): Promise<Profile | null>;
  /** Stores a signature (PNG or JPEG). */
  saveSignature(signature: Blob, onProgress?: UploadProgress): Promise<Profile | null>;
}
