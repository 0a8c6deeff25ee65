import { photoLimits } from '../../domain/files/upload-limits.ts';
import { emptyPersonalData } from '../../domain/profile/personal-data.ts';
import type { Profile } from '../../domain/profile/profile.ts';
import type { PhotoCompressor, PictureArea } from '../ports/photo-compressor.ts';
import type { ProfileRepository, UploadProgress } from '../ports/profile-repository.ts';
import type { RealtimeChannel } from '../ports/realtime-channel.ts';

/** Nothing was sent when the picture cannot be read. */
export type SavePhotoOutcome = { kind: 'saved'; profile: Profile } | { kind: 'unreadable' };
export type SavePhoto = ReturnType<typeof savePhoto>;

interface Deps {
  profiles: Pick<ProfileRepository, 'find' | 'save'>;
  compressor: PhotoCompressor;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Whose photo it is: the name stands in a profile that has nothing else yet. */
interface Owner {
  readonly id: string;
  readonly fullname: string;
}

/** Cuts a photo out of a picture, makes it small enough and saves it; the personal data stays as it is stored at that moment. */
export const savePhoto =
  (deps: Deps) =>
  async (owner: Owner, picture: Blob, area: PictureArea, onProgress?: UploadProgress): Promise<SavePhotoOutcome> => {
    const photo = await deps.compressor.compress(picture, area, photoLimits.maxKb * 1000);
    if (!photo) return { kind: 'unreadable' };
    const stored = await deps.profiles.find(owner.id);
    const personal = stored?.personal ?? emptyPersonalData(owner.fullname);
    const profile = await deps.profiles.save(personal, photo, onProgress);
    deps.realtime.announceChange(); // other tabs show it too
    return { kind: 'saved', profile };
  };
