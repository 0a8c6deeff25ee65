import { NoTruePixels } from '../../domain/files/true-pixels.ts';
import { photoLimits } from '../../domain/files/upload-limits.ts';
import type { Profile } from '../../domain/profile/profile.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { PhotoCompressor, PictureArea } from '../ports/profile/photo-compressor.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';
import type { UploadProgress } from '../ports/upload.ts';
import { joinPending } from '../sending/join-pending.ts';
import { storedProfile } from './stored-profile.ts';

/**
 * `unreadable`: the picture could not be read or made small enough, so nothing was sent. `untrue`: neither, because the
 * browser hides what it draws. `profile`: null if it was not read back.
 */
export type SavePhotoOutcome = { kind: 'saved'; profile: Profile | null } | { kind: 'unreadable' | 'untrue' };
export type SavePhoto = ReturnType<typeof savePhoto>;

interface Deps {
  profiles: Pick<ProfileRepository, 'savePhoto' | 'find'>;
  compressor: PhotoCompressor;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Crops, compresses and saves a photo without other data, so that a slow upload does not overwrite newer personal data. */
export const savePhoto = (deps: Deps) =>
  joinPending(
    async (
      picture: Blob,
      area: PictureArea,
      candidateId: string,
      onProgress?: UploadProgress,
    ): Promise<SavePhotoOutcome> => {
      const photo = await deps.compressor.compress(picture, area, photoLimits.maxKb * 1000).catch((error: unknown) => {
        if (error instanceof NoTruePixels) return error;
        throw error;
      });
      if (!photo) return { kind: 'unreadable' };
      if (photo instanceof NoTruePixels) return { kind: 'untrue' };
      const replied = await deps.profiles.savePhoto(photo, onProgress);
      deps.realtime.announceChange();
      return { kind: 'saved', profile: await storedProfile(deps.profiles, candidateId, replied) };
    },
  );
