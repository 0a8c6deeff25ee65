import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Config } from '../../src/config.ts';
import { defaultConfig } from '../../src/default-config.ts';
import { AlertsContext, type AlertsView, createAlertsView } from '../../src/ui/alerts/alerts-view.ts';
import { ConfigContext } from '../../src/ui/config-context.ts';
import { ServicesContext, type ServicesHandle } from '../../src/ui/services.tsx';
import { createSessionView, SessionContext, type SessionView } from '../../src/ui/session/session-view.ts';

/** Queries that are asked once. */
export const onceAsked = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

interface Portal {
  readonly config?: Config;
  readonly services: ServicesHandle;
  readonly session?: SessionView;
  readonly alerts?: AlertsView;
  readonly queries?: QueryClient;
}

/** A part of the portal in what surrounds all of its parts. */
export const insidePortal = (
  part: ReactNode,
  {
    config = defaultConfig,
    services,
    session = createSessionView(),
    alerts = createAlertsView(),
    queries = onceAsked(),
  }: Portal,
) => (
  <ConfigContext value={config}>
    <ServicesContext value={services}>
      <SessionContext value={session}>
        <AlertsContext value={alerts}>
          <QueryClientProvider client={queries}>{part}</QueryClientProvider>
        </AlertsContext>
      </SessionContext>
    </ServicesContext>
  </ConfigContext>
);
