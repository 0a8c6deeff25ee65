import { ContainerModule } from 'inversify';
import { profileQueries } from '../../application/profile/profile-queries.ts';
import { careerRecords, educationRecords } from '../../application/profile/records.ts';
import { savePhoto } from '../../application/profile/save-photo.ts';
import { saveProfile } from '../../application/profile/save-profile.ts';
import { saveSignature } from '../../application/profile/save-signature.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

const records = { profileRecords: T.profileRecords, realtime: T.realtime, ids: T.ids };

export const profileModule = new ContainerModule(({ bind }) => {
  provide(bind, T.profileQueries, profileQueries, { profiles: T.profiles, profileRecords: T.profileRecords });
  provide(bind, T.saveProfile, saveProfile, { profiles: T.profiles, realtime: T.realtime });
  provide(bind, T.savePhoto, savePhoto, {
    profiles: T.profiles,
    compressor: T.photoCompressor,
    realtime: T.realtime,
  });
  provide(bind, T.saveSignature, saveSignature, { profiles: T.profiles, realtime: T.realtime });
  provide(bind, T.educationRecords, educationRecords, records);
  provide(bind, T.careerRecords, careerRecords, records);
});
