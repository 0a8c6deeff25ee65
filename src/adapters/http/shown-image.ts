import { acceptedPhoto } from '../../domain/account/profile-photo.ts';
import type { HttpClient } from './http-client.ts';

export const shownImage = (http: Pick<HttpClient, 'address'>, image: string | null): string | null => {
  const accepted = acceptedPhoto(image);
  return accepted === null || accepted.startsWith('data:') ? accepted : http.address(accepted);
};
