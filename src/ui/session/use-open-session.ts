import { useQueryClient } from '@tanstack/react-query';
import { accountTokens } from '../../application/account/tokens.ts';
import { isAway, patience } from '../query-client.ts';
import { useServices } from '../services.tsx';
import { doubt, enter, showGuest, useSessionView } from './session-view.ts';

export type OpenSession = (uncover?: () => void) => Promise<void>;

/** No guest loads it. */
export const keptSession = () => import('./kept-session.ts');

/**
 * Asks the server who is here, and writes it into the session view; what was read for somebody else is forgotten. A session
 * that has ended without a log-out is told and not just taken away. Where the server cannot be asked, a page of exams (`isOfExam`) opens
 * for whose exam this device keeps. Never rejects.
 *
 * A page out of the back/forward cache says how it is shown again (`uncover`), which is done early when the server does not say who is here:
 * by then it is no page of that person any more.
 */
export const useOpenSession = (isOfExam = () => false): OpenSession => {
  const view = useSessionView();
  const queries = useQueryClient();
  const services = useServices();
  return async (uncover): Promise<void> => {
    let before = view.candidate?.id;
    let { departures } = view;
    /** A log-in or a log-out knows better than an older question. */
    const changedMeanwhile = () => view.candidate?.id !== before || view.departures !== departures;
    const giveUpCovered = () => {
      if (!uncover || changedMeanwhile()) return;
      doubt(view);
      queries.clear();
      before = undefined;
      departures = view.departures;
      uncover();
    };
    const opensKept = async (failure?: unknown): Promise<boolean> =>
      isOfExam() && (await keptSession()).openKept(services, view, failure);
    const late = setTimeout(() => {
      giveUpCovered();
      opensKept().catch(() => undefined); // while it says nothing it is asked again
    }, patience);
    try {
      const candidate = await (await services.resolve(accountTokens.findSession))();
      if (changedMeanwhile()) return;
      if (before !== undefined && candidate?.id !== before) {
        if (!candidate && !uncover) {
          Object.assign(view, { expired: true, unconfirmed: false });
          return;
        }
        queries.clear();
      }
      if (candidate) enter(view, candidate);
      else showGuest(view);
    } catch (error) {
      giveUpCovered();
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
