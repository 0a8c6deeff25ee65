import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { accountTokens } from '../../../application/account/tokens.ts';
import type { SessionChange } from '../../../application/ports/account/session-tabs.ts';
import { useAlertsView } from '../alerts/alerts-view.ts';
import { paths } from '../paths.ts';
import { useServices } from '../services.tsx';
import { conceal, leave, useSessionView } from './session-view.ts';
import type { OpenSession } from './use-open-session.ts';

/** Syncs the session across tabs: a log-out clears this tab; a log-in or a return to this tab fetches the session. */
export const useOtherTabs = (openSession: OpenSession): void => {
  const services = useServices();
  const session = useSessionView();
  const queries = useQueryClient();
  const alerts = useAlertsView();
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribes once, because the called functions always do the same
  useEffect(() => {
    const stop = new AbortController();
    const follow = (change: SessionChange) => {
      if (change !== 'entered' && session.candidate) alerts.open = null; // the alert was meant for the previous user
      if (change === 'left') {
        if (session.candidate) navigate(paths.home.to({}));
        leave(session);
        queries.clear();
        return;
      }
      if (change === 'replaced' && session.candidate) {
        conceal(session);
        queries.clear();
      }
      void openSession();
    };
    services
      .resolve(accountTokens.sessionTabs)
      .then((tabs) => stop.signal.addEventListener('abort', tabs.listen(follow)))
      .catch(() => undefined); // if the services fail to load, no candidate is logged in
    const seen = () => {
      if (document.visibilityState === 'visible' && session.candidate) void openSession();
    };
    const cover = () => {
      document.body.hidden = session.candidate !== null;
    };
    const uncover = () => {
      document.body.hidden = false;
    };
    /** A page in the back/forward cache is hidden, because a browser may paint it before `pageshow`; it stays so until the session is known. */
    const frozen = ({ persisted }: PageTransitionEvent) => persisted && cover();
    const thawed = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      cover();
      if (!session.candidate) return openSession();
      await openSession(uncover);
      uncover();
    };
    document.addEventListener('visibilitychange', seen, { signal: stop.signal });
    const connected = () => {
      if (session.status !== 'unreachable') void openSession(); // while the session is unreachable, `useRecovery` already retries
    };
    addEventListener('online', connected, { signal: stop.signal });
    addEventListener('pagehide', frozen, { signal: stop.signal });
    addEventListener('pageshow', (event) => void thawed(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
};
