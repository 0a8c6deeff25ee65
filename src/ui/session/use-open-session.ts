import { useQueryClient } from '@tanstack/react-query';
import { accountTokens } from '../../application/account/tokens.ts';
import { isAway, patience } from '../query-client.ts';
import { useServices } from '../services.tsx';
import { enter, leave, useSessionView } from './session-view.ts';

/** No guest loads it. */
export const keptSession = () => import('./kept-session.ts');

/**
 * Asks the server who is here, and writes it into the session view; what was read for somebody else is forgotten. A session
 * that has ended without a log-out is told and not just taken away. Where the server cannot be asked, a page of exams (`isOfExam`) opens
 * for whose exam this device keeps. Never rejects.
 */
export const useOpenSession = (isOfExam = () => false) => {
  const view = useSessionView();
  const queries = useQueryClient();
  const services = useServices();
  return async (): Promise<void> => {
    const before = view.candidate?.id;
    const changedMeanwhile = () => view.candidate?.id !== before; // a log-in knows better than an older question
    const opensKept = async (failure?: unknown): Promise<boolean> =>
      isOfExam() && (await keptSession()).openKept(services, view, failure);
    const late = setTimeout(() => opensKept().catch(() => undefined), patience); // while it says nothing it is asked again
    try {
      const candidate = await (await services.resolve(accountTokens.findSession))();
      if (changedMeanwhile()) return;
      if (before !== undefined && candidate?.id !== before) {
        if (!candidate) {
          Object.assign(view, { expired: true, unconfirmed: false });
          return;
        }
        queries.clear();
      }
      if (candidate) enter(view, candidate);
      else leave(view);
    } catch (error) {
      if (view.unconfirmed) Object.assign(view, { failure: error });
      if (view.status !== 'unknown' && view.status !== 'unreachable') return;
      if (isAway(error) && (await opensKept(error).catch(() => false))) return;
      if (changedMeanwhile()) return;
      Object.assign(view, { status: 'unreachable', failure: error });
    } finally {
      clearTimeout(late);
    }
  };
};
