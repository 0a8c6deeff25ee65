import { useEffect } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { useSession } from './session-view.ts';
import { useOpenSession } from './use-open-session.ts';
import { useOtherTabs } from './use-other-tabs.ts';

const SessionOverDialog = lazyComponent(() => import('./session-over-dialog.tsx'));

const NoticeRefresh = lazyComponent(() => import('./notice-refresh.ts'));

/** Finds out who is here, listens for news while somebody is, and tells when the session is over. */
export const SessionWatch = () => {
  const session = useSession();
  const openSession = useOpenSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per app
  useEffect(() => {
    void openSession();
  }, []);
  useOtherTabs(openSession);
  return (
    <>
      {session.candidate && <NoticeRefresh key={session.candidate.id} />}
      {session.expired && <SessionOverDialog />}
    </>
  );
};
