import { createContext, use } from 'react';
import { proxy } from 'valtio';
import { failureText } from '../failure-text.ts';

export interface Alert {
  title: string;
  text: string;
  items: string[];
}

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
  return {
    failed: (error: unknown) => {
      const { text, items } = failureText(error);
      alerts.open = { title: 'Error', text, items: [...items] };
    },
    inform: (text: string) => {
      alerts.open = { title: 'Informasi', text, items: [] };
    },
    succeeded: (text: string) => {
      alerts.success = text;
    },
  };
};
