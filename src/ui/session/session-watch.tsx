import { useEffect } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { useSession } from './session-view.ts';
import { useOpenSession } from './use-open-session.ts';
import { useOtherTabs } from './use-other-tabs.ts';

const sessionOver = lazyComponent(() => import('./session-over-dialog.tsx'));

const noticeRefresh = lazyComponent(() => import('./notice-refresh.ts'));

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
      {session.candidate && <Notices key={session.candidate.id} />}
      {session.expired && <SessionOver />}
    </>
  );
};

const Notices = () => {
  const Refresh = noticeRefresh.useLoaded();
  return Refresh && <Refresh />;
};

const SessionOver = () => {
  const Dialog = sessionOver.useLoaded();
  return Dialog && <Dialog />;
};
