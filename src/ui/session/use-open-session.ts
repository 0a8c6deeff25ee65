import { useQueryClient } from '@tanstack/react-query';
import { accountTokens } from '../../application/account/tokens.ts';
import { useServices } from '../services.tsx';
import { enter, leave, useSessionView } from './session-view.ts';

/**
 * Asks the server who is here, and writes it into the session view; what was read for somebody else is forgotten. A session
 * that has ended without a log-out is told and not just taken away. Never rejects.
 */
export const useOpenSession = () => {
  const view = useSessionView();
  const queries = useQueryClient();
  const services = useServices();
  return async (): Promise<void> => {
    const before = view.candidate?.id;
    const changedMeanwhile = () => view.candidate?.id !== before; // a log-in knows better than an older question
    try {
      const candidate = await (await services.resolve(accountTokens.findSession))();
      if (changedMeanwhile()) return;
      if (before !== undefined && candidate?.id !== before) {
        if (!candidate) {
          view.expired = true;
          return;
        }
        queries.clear();
      }
      if (candidate) enter(view, candidate);
      else leave(view);
    } catch (error) {
      if (view.status === 'unknown' || view.status === 'unreachable')
        Object.assign(view, { status: 'unreachable', failure: error });
    }
  };
};
