import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { logOutTokens } from '../../application/account/log-out-tokens.ts';
import { ownDataTokens } from '../../application/own-data/tokens.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { paths } from '../paths.ts';
import { useServices } from '../services.tsx';
import { leave, useSessionView } from '../session/session-view.ts';

export const useErase = (user: string) => {
  const services = useServices();
  const session = useSessionView();
  const queries = useQueryClient();
  const { failed, inform } = useAlerts();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      const [logOut, traces] = await Promise.all([
        services.resolve(logOutTokens.logOut),
        services.resolve(ownDataTokens.browserTraces),
      ]);
      const outcome = await logOut(user, true);
      await traces.erase();
      navigate(paths.home.to({}));
      leave(session);
      queries.clear();
      if (outcome.kind === 'left') outcome.told.catch(failed);
      inform('Data Anda di perangkat ini sudah dihapus, dan Anda sudah keluar.');
    } catch (error) {
      setBusy(false);
      failed(error);
    }
  };
  return { erase, busy };
};
