import { acceptedPhoto } from '../../domain/account/profile-photo.ts';
import type { HttpClient } from './http-client.ts';

/** The URL of a photo or signature for `<img>`: storage paths are on the API host. */
export const shownImage = (http: Pick<HttpClient, 'address'>, image: string | null): string | null => {
  const accepted = acceptedPhoto(image);
  return accepted === null || accepted.startsWith('data:') ? accepted : http.address(accepted);
};
