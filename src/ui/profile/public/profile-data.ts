import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profileTokens } from '../../../application/profile/tokens.ts';
import { type Completeness, completeness } from '../../../domain/profile/completeness.ts';
import { startingData } from '../../../domain/profile/personal-data.ts';
import type { Profile } from '../../../domain/profile/profile.ts';
import { useService } from '../../core/services.tsx';
import { showPerson, useSessionView } from '../../core/session/session-view.ts';

const profileKey = (candidateId: string) => ['profile', 'profile', candidateId];

export const useProfile = (candidateId: string) => {
  const profiles = useService(profileTokens.profiles);
  return useQuery({
    queryKey: profileKey(candidateId),
    queryFn: () => profiles.find(candidateId),
  });
};

/**
 * Stores a saved profile in the cache and updates the avatar in the header. Null if the reply contained no profile, which is then fetched.
 */
export const useStoreProfile = (candidateId: string) => {
  const queries = useQueryClient();
  const session = useSessionView();
  return async (profile: Profile | null): Promise<void> => {
    await queries.cancelQueries({ queryKey: profileKey(candidateId) });
    if (!profile) return void queries.invalidateQueries({ queryKey: profileKey(candidateId) });
    queries.setQueryData(profileKey(candidateId), profile);
    showPerson(session, { fullname: profile.personal.fullname, photo: profile.photo });
  };
};

export const educationsKey = (candidateId: string) => ['profile', 'educations', candidateId];

export const useEducations = (candidateId: string) => {
  const profileRecords = useService(profileTokens.profileRecords);
  return useQuery({
    queryKey: educationsKey(candidateId),
    queryFn: () => profileRecords.educations(candidateId),
  });
};

export interface ProfileOwner {
  readonly id: string;
  readonly fullname: string;
}

/** Undefined while loading, null if unavailable. */
export const useCompleteness = ({ id, fullname }: ProfileOwner): Completeness | null | undefined => {
  const profile = useProfile(id);
  const educations = useEducations(id);
  if (profile.error || educations.error) return null;
  if (profile.data === undefined || !educations.data) return undefined;
  const known = { photo: null, signature: null, ...profile.data, personal: startingData(profile.data, fullname) };
  return completeness(known, educations.data.items);
};
