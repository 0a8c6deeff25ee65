import { useEffect } from 'react';
import { ownDataTokens } from '../../../application/own-data/tokens.ts';
import { whenIdle } from '../../core/page/when-idle.ts';
import { useServices } from '../../core/services.tsx';

/** Deletes old drafts from this device (decision 12). For the home page, where no form is open. */
export const useOldDraftsRemoved = (user: string | undefined): void => {
  const services = useServices();
  useEffect(() => {
    if (user === undefined) return;
    return whenIdle(() => {
      void services
        .resolve(ownDataTokens.oldDrafts)
        .then(({ remove }) => remove(user))
        .catch(() => undefined);
    });
  }, [user, services]);
};
