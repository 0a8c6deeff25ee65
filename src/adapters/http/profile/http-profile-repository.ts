import * as z from 'zod/mini';
import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { ProfileRepository, UploadProgress } from '../../../application/ports/profile/profile-repository.ts';
import type { PersonalData, Profile } from '../../../domain/profile/profile.ts';
import { underFieldNames } from '../field-names.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../reply.ts';
import { shownImage } from '../shown-image.ts';
import {
  fromPersonalData,
  fromPhoto,
  fromSignature,
  personalWireNames,
  profileWire,
  toPersonalData,
} from './profile-wire.ts';

const stored = dataOf(profileWire);
const storedOrNone = dataOf(z.nullable(profileWire));

/** Assumed (not shown in the specification): both POSTs are multipart and answer with the profile as stored. */
export class HttpProfileRepository implements ProfileRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async find(candidateId: string): Promise<Profile | null> {
    const path = `/api/profile/${encodeURIComponent(candidateId)}`;
    const wire = await nullWhenNotFound(this.#http.call({ path, reply: storedOrNone }));
    return wire && this.#profile(wire);
  }

  save(personal: PersonalData): Promise<Profile> {
    return underFieldNames(this.#post('/api/profile', fromPersonalData(personal)), personalWireNames);
  }

  savePhoto(photo: Blob, onProgress?: UploadProgress): Promise<Profile> {
    return this.#post('/api/profile', fromPhoto(photo), onProgress);
  }

  saveSignature(signature: Blob, onProgress?: UploadProgress): Promise<Profile> {
    return this.#post('/api/profile/signature', fromSignature(signature), onProgress);
  }

  async #post(path: string, body: FormData, onProgress?: UploadProgress): Promise<Profile> {
    const progress = onProgress ? { onUploadProgress: onProgress } : {};
    return this.#profile(await this.#http.call({ method: 'POST', path, body, reply: stored, ...progress }));
  }

  #profile(wire: z.output<typeof profileWire>): Profile {
    return {
      personal: toPersonalData(wire),
      photo: shownImage(this.#http, wire.photo),
      signature: shownImage(this.#http, wire.signature),
    };
  }
}
