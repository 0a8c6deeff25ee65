import { createContext, use } from 'react';
import { proxy, ref } from 'valtio';
import { ApiFailure } from '../../application/api-failure.ts';
import { useSessionView } from '../session/session-view.ts';

/** The page that a window was too narrow for, and when it was left (milliseconds of the device's clock). */
export interface LeftPage {
  readonly address: string;
  /** Of its history entry. */
  readonly state: unknown;
  readonly at: number;
}

/**
 * A notice in our own words; something that was thrown, whose text is looked up where it is shown; or that the window is too narrow for
 * a page.
 */
export type Alert =
  | { kind: 'notice'; text: string }
  | { kind: 'failure'; thrown: { error: unknown } }
  | { kind: 'narrow'; left: LeftPage };

/** The alerts of the portal: one that must be closed, and one that closes by itself after 1500 ms (specification 8). */
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

/** How pages say what went wrong or right. */
export const useAlerts = () => {
  const alerts = useAlertsView();
  const session = useSessionView();
  return {
    /** Of a candidate, "no session" is told by the dialog that opens the session again; unless that is where it cannot be opened. */
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
