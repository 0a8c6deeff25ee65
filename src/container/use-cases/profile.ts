import { ContainerModule } from 'inversify';
import { profileQueries } from '../../application/profile/profile-queries.ts';
import { removeCareer } from '../../application/profile/remove-career.ts';
import { removeEducation } from '../../application/profile/remove-education.ts';
import { saveCareer } from '../../application/profile/save-career.ts';
import { saveEducation } from '../../application/profile/save-education.ts';
import { savePhoto } from '../../application/profile/save-photo.ts';
import { saveProfile } from '../../application/profile/save-profile.ts';
import { saveSignature } from '../../application/profile/save-signature.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

const records = { profileRecords: T.profileRecords, realtime: T.realtime };

export const profileModule = new ContainerModule(({ bind }) => {
  provide(bind, T.profileQueries, profileQueries, { profiles: T.profiles, profileRecords: T.profileRecords });
  provide(bind, T.saveProfile, saveProfile, { profiles: T.profiles, realtime: T.realtime });
  provide(bind, T.savePhoto, savePhoto, {
    profiles: T.profiles,
    compressor: T.photoCompressor,
    realtime: T.realtime,
  });
  provide(bind, T.saveSignature, saveSignature, { profiles: T.profiles, realtime: T.realtime });
  provide(bind, T.saveEducation, saveEducation, { ...records, ids: T.ids });
  provide(bind, T.saveCareer, saveCareer, { ...records, ids: T.ids });
  provide(bind, T.removeEducation, removeEducation, records);
  provide(bind, T.removeCareer, removeCareer, records);
});
