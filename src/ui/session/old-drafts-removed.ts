import { useEffect } from 'react';
import { draftTokens } from '../../application/draft/tokens.ts';
import { whenIdle } from '../page/when-idle.ts';
import { matchRoute } from '../routes.tsx';
import { useServices } from '../services.tsx';

/** Forms that were left long ago go from this device (decision 38), from a page on which none is open. */
const OldDraftsRemoved = ({ user }: { readonly user: string }) => {
  const services = useServices();
  useEffect(
    () =>
      whenIdle(() => {
        const layout = matchRoute(globalThis.location.pathname)?.route.layout;
        if (layout !== 'dashboard' && layout !== 'default') return;
        void services
          .resolve(draftTokens.oldDrafts)
          .then(({ remove }) => remove(user))
          .catch(() => undefined);
      }),
    [user, services],
  );
  return null;
};

export default OldDraftsRemoved;
