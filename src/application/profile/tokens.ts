import type { Career, Education } from '../../domain/profile/profile.ts';
import type { PhotoCompressor } from '../ports/profile/photo-compressor.ts';
import type { ProfileRecordsRepository } from '../ports/profile/profile-records-repository.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';
import { tokensOf } from '../token.ts';
import type { RecordChanges } from './records.ts';
import type { SavePhoto } from './save-photo.ts';
import type { SaveProfile } from './save-profile.ts';
import type { SaveSignature } from './save-signature.ts';

const token = tokensOf('profile');

export const profileTokens = {
  profiles: token<ProfileRepository>('profiles'),
  profileRecords: token<ProfileRecordsRepository>('profileRecords'),
  photoCompressor: token<PhotoCompressor>('photoCompressor'),
  saveProfile: token<SaveProfile>('saveProfile'),
  savePhoto: token<SavePhoto>('savePhoto'),
  saveSignature: token<SaveSignature>('saveSignature'),
  educationRecords: token<RecordChanges<Education>>('educationRecords'),
  careerRecords: token<RecordChanges<Career>>('careerRecords'),
};
