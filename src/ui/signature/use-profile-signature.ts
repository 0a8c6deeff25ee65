import { useQuery } from '@tanstack/react-query';
import { profileTokens } from '../../application/profile/tokens.ts';
import { useServices } from '../services.tsx';
import { useSession } from '../session/session-view.ts';

/** After a reading that failed for good. */
const askAgainMs = 10_000;

/** The signature of the candidate's profile as an image; null when there is none, undefined while that is not known. */
export const useProfileSignature = (): string | null | undefined => {
  const services = useServices();
  const candidateId = useSession().candidate?.id ?? '';
  const { data } = useQuery({
    queryKey: ['profile', 'profile', candidateId], // the same as the profile page reads
    queryFn: async () => (await services.resolve(profileTokens.profileQueries)).profile(candidateId),
    enabled: candidateId !== '',
    refetchInterval: ({ state }) => state.status === 'error' && askAgainMs, // no form can be signed with it before
  });
  return data === undefined ? undefined : (data?.signature ?? null);
};
