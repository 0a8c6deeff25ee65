import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logOutTokens } from '../../application/account/log-out-tokens.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { whenQuiet } from '../core/page/when-idle.ts';
import { useServices } from '../core/services.tsx';
import { logOutQuestion } from '../core/session/log-out-question.ts';
import { useSession } from '../core/session/session-view.ts';
import { keptSession, useOpenSession } from '../core/session/use-open-session.ts';
import { useOtherTabs } from '../core/session/use-other-tabs.ts';
import { useRecovery } from '../core/session/use-recovery.ts';
import { matchRoute, preload } from './routes.tsx';

const SessionOverDialog = lazyComponent(() => import('../core/session/session-over-dialog.tsx'), null, true);

const NoticeRefresh = lazyComponent(() => import('../core/session/notice-refresh.ts'), null, true);

/** True for exam pages, and for home, because it shows the strip of a running exam. */
const leadsToExam = () => {
  const route = matchRoute(location.pathname)?.route;
  return route?.layout === 'exam' || route?.name === 'home';
};

const usePartsForOffline = (user: string | undefined): void => {
  const services = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    if (user === undefined) return;
    const gone = new AbortController();
    const stop = whenQuiet(queries, () => {
      void SessionOverDialog.preload();
      preload('home');
      const exams = keptSession().then(({ prepareOffline }) => prepareOffline(services, user, gone.signal));
      for (const part of [logOutQuestion(), services.resolve(logOutTokens.logOut), exams]) part.catch(() => undefined);
    });
    return () => {
      stop();
      gone.abort();
    };
  }, [user, services, queries]);
};

const useOwnerForgotten = (expired: boolean): void => {
  const services = useServices();
  useEffect(() => {
    if (expired)
      keptSession().then(
        ({ forgetOwner }) => forgetOwner(services),
        () => undefined,
      );
  }, [expired, services]);
};

export const SessionWatch = () => {
  const session = useSession();
  const openSession = useOpenSession(leadsToExam);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the app starts
  useEffect(() => {
    void openSession();
  }, []);
  useOtherTabs(openSession);
  useRecovery(openSession);
  usePartsForOffline(session.candidate?.id);
  useOwnerForgotten(session.expired);
  return (
    <>
      {session.candidate && !session.expired && <NoticeRefresh key={session.candidate.id} />}
      {session.expired && <SessionOverDialog />}
    </>
  );
};
