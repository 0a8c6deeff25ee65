import { createContext, use } from 'react';
import { proxy, ref } from 'valtio';
import { ApiFailure } from '../../../application/api-failure.ts';
import { useSessionView } from '../session/session-view.ts';

/** Page that the portal left because the window became too narrow; `at` is device time in milliseconds. */
export interface LeftPage {
  readonly address: string;
  readonly state: unknown;
  readonly at: number;
}

export type Alert =
  | { kind: 'notice'; text: string }
  | { kind: 'failure'; thrown: { error: unknown } }
  | { kind: 'narrow'; left: LeftPage };

/** The open alert, which the user closes, and the success message, which closes after 1500 ms (specification 8). */
export interface AlertsView {
  open: Alert | null;
  success: string | null;
}

export const createAlertsView = (): AlertsView => proxy<AlertsView>({ open: null, success: null });

export const AlertsContext = createContext<AlertsView | null>(null);

export const useAlertsView = (): AlertsView => {
  const alerts = use(AlertsContext);
  if (!alerts) throw new Error('useAlertsView needs <AlertsContext> above it');
  return alerts;
};

export const useAlerts = () => {
  const alerts = useAlertsView();
  const session = useSessionView();
  return {
    /**
     * Shows an error, or the log-in dialog if the session expired. If the browser refuses cookies, shows the error, because a log-in cannot
     * help.
     */
    failed: (error: unknown) => {
      if (session.candidate && error instanceof ApiFailure && error.kind === 'expired' && !error.cookiesRefused) {
        session.expired = true;
        return;
      }
      alerts.open = { kind: 'failure', thrown: ref({ error }) };
    },
    inform: (text: string) => {
      alerts.open = { kind: 'notice', text };
    },
    sentHome: (left: LeftPage) => {
      alerts.open = { kind: 'narrow', left: ref(left) };
    },
    succeeded: (text: string) => {
      alerts.success = text;
    },
  };
};
