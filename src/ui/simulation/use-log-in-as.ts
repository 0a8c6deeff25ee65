import { useQueryClient } from '@tanstack/react-query';
import { logOutTokens } from '../../application/account/log-out-tokens.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import type { Persona } from '../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { useServices } from '../services.tsx';
import { enter, leave, useSessionView } from '../session/session-view.ts';

/** Logs whoever is here out, and in as this persona, by the calls of a person who does it by hand. */
export const useLogInAs = () => {
  const services = useServices();
  const session = useSessionView();
  const queries = useQueryClient();
  const { failed } = useAlerts();
  return async ({ email, password }: Persona): Promise<void> => {
    try {
      const [logIn, logOut] = await Promise.all([
        services.resolve(accountTokens.logIn),
        services.resolve(logOutTokens.logOut),
      ]);
      if (session.candidate) await logOut(null); // the other person's drafts wait for them
      leave(session);
      queries.clear();
      const outcome = await logIn({ email, password });
      if (outcome.kind === 'welcome') enter(session, outcome.candidate);
    } catch (error) {
      failed(error);
    }
  };
};
