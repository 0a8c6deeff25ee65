import { useQuery } from '@tanstack/react-query';
import { profileTokens } from '../../application/profile/tokens.ts';
import { shareOf } from '../page/spread.ts';
import { useServices } from '../services.tsx';
import { useSession } from '../session/session-view.ts';

const askAgainMs = 10_000;
const mostDoublings = 3;

export const useProfileSignature = (): string | null | undefined => {
  const services = useServices();
  const candidateId = useSession().candidate?.id ?? '';
  const { data } = useQuery({
    queryKey: ['profile', 'profile', candidateId], // shares its cache entry with the profile page
    queryFn: async () => (await services.resolve(profileTokens.profiles)).find(candidateId),
    enabled: candidateId !== '',
    // the default way to sign needs it
    refetchInterval: ({ state }) =>
      state.status === 'error' &&
      askAgainMs * 2 ** Math.min(state.errorUpdateCount - 1, mostDoublings) * (1 + shareOf(candidateId)),
  });
  return data === undefined ? undefined : (data?.signature ?? null);
};
