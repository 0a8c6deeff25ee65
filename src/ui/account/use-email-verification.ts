import { useQuery } from '@tanstack/react-query';
import { registrationTokens } from '../../application/account/registration-tokens.ts';
import type { VerificationLink } from '../../domain/account/verification-link.ts';
import { useServices } from '../services.tsx';
import { useOpenSession } from '../session/use-open-session.ts';

/** Uses the link of a verification mail, once however often the page is shown; then whoever is here is asked for anew. */
export const useEmailVerification = (link: VerificationLink) => {
  const services = useServices();
  const openSession = useOpenSession();
  return useQuery({
    queryKey: ['email-verification', link],
    queryFn: async () => {
      const outcome = await (await services.resolve(registrationTokens.verifyEmail))(link);
      if (outcome.kind === 'verified') void openSession();
      return outcome;
    },
    // a link works once: asking again would say that it was used; but who had to log in first asks again
    staleTime: ({ state }) => (state.data?.kind === 'logInFirst' ? 0 : 'static'),
    gcTime: Number.POSITIVE_INFINITY,
  });
};
