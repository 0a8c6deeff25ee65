import type { PhotoCompressor } from '../ports/profile/photo-compressor.ts';
import type { ProfileRecordsRepository } from '../ports/profile/profile-records-repository.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';
import { tokensOf } from '../token.ts';
import type { ProfileQueries } from './profile-queries.ts';
import type { RemoveCareer } from './remove-career.ts';
import type { RemoveEducation } from './remove-education.ts';
import type { SaveCareer } from './save-career.ts';
import type { SaveEducation } from './save-education.ts';
import type { SavePhoto } from './save-photo.ts';
import type { SaveProfile } from './save-profile.ts';
import type { SaveSignature } from './save-signature.ts';

const token = tokensOf('profile');

export const profileTokens = {
  profiles: token<ProfileRepository>('profiles'),
  profileRecords: token<ProfileRecordsRepository>('profileRecords'),
  photoCompressor: token<PhotoCompressor>('photoCompressor'),
  profileQueries: token<ProfileQueries>('profileQueries'),
  saveProfile: token<SaveProfile>('saveProfile'),
  savePhoto: token<SavePhoto>('savePhoto'),
  saveSignature: token<SaveSignature>('saveSignature'),
  saveEducation: token<SaveEducation>('saveEducation'),
  saveCareer: token<SaveCareer>('saveCareer'),
  removeEducation: token<RemoveEducation>('removeEducation'),
  removeCareer: token<RemoveCareer>('removeCareer'),
};
