import type { FileLimits } from '../../domain/files/file-rules.ts';
import { NoTruePixels } from '../../domain/files/true-pixels.ts';
import { photoLimits } from '../../domain/files/upload-limits.ts';
import type { Profile } from '../../domain/profile/profile.ts';
import type { PrepareFile } from '../files/prepare-file.ts';
import { validateFile } from '../files/validate-file.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { PhotoCompressor, PictureArea } from '../ports/profile/photo-compressor.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';
import type { UploadProgress } from '../ports/upload.ts';
import { joinPending } from '../sending/join-pending.ts';
import { storedProfile } from './stored-profile.ts';

/**
 * `unreadable`: the picture could not be read or made small enough, so nothing was sent. `untrue`: neither, because the
 * browser hides what it draws; `fits`: the whole picture can be sent. `profile`: null if it was not read back.
 */
export type SavePhotoOutcome =
  | { kind: 'saved'; profile: Profile | null }
  | { kind: 'unreadable' }
  | { kind: 'untrue'; fits: boolean };
export type SavePhoto = ReturnType<typeof savePhoto>;

interface Deps {
  profiles: Pick<ProfileRepository, 'savePhoto' | 'find'>;
  compressor: PhotoCompressor;
  prepare: PrepareFile;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** The kinds that lose place and camera data without being encoded again. */
const wholeLimits: FileLimits = { ...photoLimits, kinds: ['jpeg', 'png'] };

const fitsWhole = (picture: File): Promise<boolean> =>
  validateFile(picture, wholeLimits).then(
    (problem) => problem === null,
    () => false,
  );

/**
 * Crops, compresses and saves a photo without other data, so that a slow upload does not overwrite newer personal data. `whole` sends it
 * as it is.
 */
export const savePhoto = ({ profiles, compressor, prepare, realtime }: Deps) => {
  const whole = async (picture: File): Promise<File | null> =>
    (await fitsWhole(picture)) ? (await prepare(picture, wholeLimits)).file : null;
  return joinPending(
    async (
      picture: File,
      area: PictureArea | 'whole',
      candidateId: string,
      onProgress?: UploadProgress,
    ): Promise<SavePhotoOutcome> => {
      const cut = area === 'whole' ? whole(picture) : compressor.compress(picture, area, photoLimits.maxKb * 1000);
      const photo = await cut.catch((error: unknown) => {
        if (error instanceof NoTruePixels) return error;
        throw error;
      });
      if (!photo) return { kind: 'unreadable' };
      if (photo instanceof NoTruePixels) return { kind: 'untrue', fits: await fitsWhole(picture) };
      const replied = await profiles.savePhoto(photo, onProgress);
      realtime.announceChange();
      return { kind: 'saved', profile: await storedProfile(profiles, candidateId, replied) };
    },
  );
};
