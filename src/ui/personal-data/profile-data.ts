import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profileTokens } from '../../application/profile/tokens.ts';
import type { Profile } from '../../domain/profile/profile.ts';
import { useServices } from '../services.tsx';
import { showPerson, useSessionView } from '../session/session-view.ts';

const profileKey = (candidateId: string) => ['profile', 'profile', candidateId];

/** The profile of this candidate; null when nothing is filled in yet. */
export const useProfile = (candidateId: string) => {
  const services = useServices();
  return useQuery({
    queryKey: profileKey(candidateId),
    queryFn: async () => (await services.resolve(profileTokens.profileQueries)).profile(candidateId),
  });
};

/** Puts a profile that a save gave back where everything that shows it reads it, whatever an older read still brings. */
export const useStoreProfile = (candidateId: string) => {
  const queries = useQueryClient();
  const session = useSessionView();
  return async (profile: Profile): Promise<void> => {
    await queries.cancelQueries({ queryKey: profileKey(candidateId) });
    queries.setQueryData(profileKey(candidateId), profile);
    showPerson(session, { fullname: profile.personal.fullname, photo: profile.photo }); // the header's avatar
  };
};
