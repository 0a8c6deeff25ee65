import type { Profile } from '../../domain/profile/profile.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';

/** The profile after a save: taken from the reply if complete, otherwise read again; null if that read fails. */
export const storedProfile = async (
  profiles: Pick<ProfileRepository, 'find'>,
  candidateId: string,
  replied: Profile | null,
): Promise<Profile | null> => (replied && !replied.unread ? replied : profiles.find(candidateId).catch(() => null));
