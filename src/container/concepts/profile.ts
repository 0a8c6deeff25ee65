import { canvasPhotoCompressor, openInCanvas } from '../../adapters/browser/canvas-photo-compressor.ts';
import { HttpProfileRecordsRepository } from '../../adapters/http/profile/http-profile-records-repository.ts';
import { HttpProfileRepository } from '../../adapters/http/profile/http-profile-repository.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { filesTokens } from '../../application/files/tokens.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { careerRecords, educationRecords } from '../../application/profile/records.ts';
import { savePhoto } from '../../application/profile/save-photo.ts';
import { saveProfile } from '../../application/profile/save-profile.ts';
import { saveSignature } from '../../application/profile/save-signature.ts';
import { profileTokens } from '../../application/profile/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { device } from './device.ts';
import { files } from './files.ts';
import { notification } from './notification.ts';

const records = {
  profileRecords: profileTokens.profileRecords,
  realtime: notificationTokens.realtime,
  ids: deviceTokens.ids,
  memory: deviceTokens.tabMemory,
};

export const profile: ConceptModule = {
  buildsOn: [device, files, notification],
  bind: (bind, { client }) => {
    provideValue(bind, profileTokens.profiles, new HttpProfileRepository(client));
    provideValue(bind, profileTokens.profileRecords, new HttpProfileRecordsRepository(client));
    provideValue(bind, profileTokens.photoCompressor, canvasPhotoCompressor(openInCanvas));
    provide(bind, profileTokens.saveProfile, saveProfile, {
      profiles: profileTokens.profiles,
      realtime: notificationTokens.realtime,
    });
    provide(bind, profileTokens.savePhoto, savePhoto, {
      profiles: profileTokens.profiles,
      compressor: profileTokens.photoCompressor,
      prepare: filesTokens.prepareFile,
      realtime: notificationTokens.realtime,
    });
    provide(bind, profileTokens.saveSignature, saveSignature, {
      profiles: profileTokens.profiles,
      realtime: notificationTokens.realtime,
    });
    provide(bind, profileTokens.educationRecords, educationRecords, records);
    provide(bind, profileTokens.careerRecords, careerRecords, records);
  },
};
