import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { ProfileRepository } from '../../../application/ports/profile/profile-repository.ts';
import type { UploadProgress } from '../../../application/ports/upload.ts';
import type { PersonalData, Profile } from '../../../domain/profile/profile.ts';
import { underFieldNames } from '../field-names.ts';
import type { HttpClient } from '../http-client.ts';
import { multipart } from '../multipart.ts';
import { shownImage } from '../shown-image.ts';
import { profileCalls } from './profile-calls.ts';
import {
  fromPersonalData,
  fromPhoto,
  fromSignature,
  type ProfileWire,
  personalWireNames,
  toPersonalData,
  unreadOf,
} from './profile-wire.ts';

const progressOf = (onUploadProgress?: UploadProgress) => (onUploadProgress ? { onUploadProgress } : {});

export class HttpProfileRepository implements ProfileRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async find(candidateId: string): Promise<Profile | null> {
    const wire = await nullWhenNotFound(this.#http.call(profileCalls.find, { params: { id: candidateId } }));
    return wire && this.#profile(wire);
  }

  async save(personal: Partial<PersonalData>): Promise<Profile | null> {
    const saving = this.#http.call(profileCalls.save, { body: fromPersonalData(personal) });
    return this.#stored(underFieldNames(saving, personalWireNames));
  }

  async savePhoto(photo: Blob, onProgress?: UploadProgress): Promise<Profile | null> {
    const sent = { body: multipart(fromPhoto(photo)), ...progressOf(onProgress) };
    return this.#stored(this.#http.call(profileCalls.save, sent));
  }

  async saveSignature(signature: Blob, onProgress?: UploadProgress): Promise<Profile | null> {
    const sent = { body: multipart(fromSignature(signature)), ...progressOf(onProgress) };
    return this.#stored(this.#http.call(profileCalls.saveSignature, sent));
  }

  async #stored(saving: Promise<ProfileWire | null>): Promise<Profile | null> {
    const wire = await saving;
    return wire && this.#profile(wire);
  }

  #profile(wire: ProfileWire): Profile {
    const { guardian_consent: consent } = wire;
    return {
      personal: toPersonalData(wire),
      photo: shownImage(this.#http, wire.photo ?? null),
      signature: shownImage(this.#http, wire.signature ?? null),
      ...unreadOf(wire, { ...personalWireNames, photo: 'photo', signature: 'signature' } as const),
      ...(consent !== undefined && { guardianConsent: consent === true }),
    };
  }
}
