import { useEffect } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { useSession } from './session-view.ts';
import { useNoticeRefresh } from './use-notice-refresh.ts';
import { useOpenSession } from './use-open-session.ts';

const sessionOver = lazyComponent(() => import('./session-over-dialog.tsx'));

/** Finds out who is here, listens for news while somebody is, and tells when the session is over. */
export const SessionWatch = () => {
  const session = useSession();
  const openSession = useOpenSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per app
  useEffect(() => {
    void openSession();
  }, []);
  useNoticeRefresh(session.status === 'candidate');
  return session.expired ? <SessionOver /> : null;
};

const SessionOver = () => {
  const Dialog = sessionOver.useLoaded();
  return Dialog && <Dialog />;
};
