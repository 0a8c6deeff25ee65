import { useEffect } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { useSession } from './session-view.ts';
import { useOpenSession } from './use-open-session.ts';
import { useOtherTabs } from './use-other-tabs.ts';

const SessionOverDialog = lazyComponent(() => import('./session-over-dialog.tsx'), null, true);

const NoticeRefresh = lazyComponent(() => import('./notice-refresh.ts'), null, true);

/** Finds out who is here (the news of a session end with it, and begin anew with the next one), listens for news while somebody is, and tells when the session is over. */
export const SessionWatch = () => {
  const session = useSession();
  const openSession = useOpenSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per app
  useEffect(() => {
    void openSession();
  }, []);
  useOtherTabs(openSession);
  const here = session.candidate !== null;
  useEffect(() => {
    if (here) void SessionOverDialog.preload(); // when it is wanted, the network may be away
  }, [here]);
  return (
    <>
      {session.candidate && !session.expired && <NoticeRefresh key={session.candidate.id} />}
      {session.expired && <SessionOverDialog />}
    </>
  );
};
