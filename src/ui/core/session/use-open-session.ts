import { useQueryClient } from '@tanstack/react-query';
import { accountTokens } from '../../../application/account/tokens.ts';
import { isAway, serverWaitMs } from '../query-client.ts';
import { lazyService, useServices } from '../services.tsx';
import { conceal, enter, showGuest, useSessionView } from './session-view.ts';

export type OpenSession = (uncover?: () => void) => Promise<void>;

export const keptSession = () => import('./kept-session.ts');

/**
 * Fetches the session and updates the view; never rejects. Clears the cache if the user changed, and marks an expired session instead of
 * closing it. With `leadsToExam`, falls back to the exam stored on this device. `uncover` shows a page from the back/forward cache again; if
 * the server is slow or fails, it runs early, after all personal data is cleared.
 */
export const useOpenSession = (leadsToExam = () => false): OpenSession => {
  const view = useSessionView();
  const queries = useQueryClient();
  const services = useServices();
  return async (uncover): Promise<void> => {
    let before = view.candidate?.id;
    let { departures } = view;
    const changedMeanwhile = () => view.candidate?.id !== before || view.departures !== departures;
    const giveUpCovered = () => {
      if (!uncover || changedMeanwhile()) return;
      conceal(view);
      queries.clear();
      before = undefined;
      departures = view.departures;
      uncover();
    };
    const opensKept = async (failure?: unknown): Promise<boolean> =>
      leadsToExam() && (await keptSession()).openKept(services, view, failure);
    const late = setTimeout(() => {
      giveUpCovered();
      opensKept().catch(() => undefined); // if the stored exam cannot be opened, the pending request sets the view
    }, serverWaitMs);
    try {
      const candidate = await lazyService(services, accountTokens.findSession)();
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
