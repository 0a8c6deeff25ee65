import type { FileProblem } from '../../domain/files/file-rules.ts';
import { signatureLimits } from '../../domain/files/upload-limits.ts';
import type { Profile } from '../../domain/profile/profile.ts';
import { validateFile } from '../files/validate-file.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';
import type { UploadProgress } from '../ports/upload.ts';
import { joinPending } from '../sending/join-pending.ts';
import { storedProfile } from './stored-profile.ts';

export type SaveSignatureOutcome =
  | { kind: 'saved'; profile: Profile | null }
  | { kind: 'refused'; problem: FileProblem };
export type SaveSignature = ReturnType<typeof saveSignature>;

interface Deps {
  profiles: Pick<ProfileRepository, 'saveSignature' | 'find'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Saves a drawn, typed or uploaded signature: PNG or JPEG within its limit. */
export const saveSignature = (deps: Deps) =>
  joinPending(
    async (signature: Blob, candidateId: string, onProgress?: UploadProgress): Promise<SaveSignatureOutcome> => {
      const problem = await validateFile(signature, signatureLimits);
      if (problem) return { kind: 'refused', problem };
      const replied = await deps.profiles.saveSignature(signature, onProgress);
      deps.realtime.announceChange();
      return { kind: 'saved', profile: await storedProfile(deps.profiles, candidateId, replied) };
    },
  );
