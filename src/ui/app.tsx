import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Config } from '../config.ts';
import { AlertHost } from './alerts/alert-host.tsx';
import { AlertsContext, createAlertsView } from './alerts/alerts-view.ts';
import { ConfigContext } from './config-context.ts';
import { PageBoundary } from './errors/error-boundary.tsx';
import { FetchingBar } from './fetching-bar.tsx';
import { CurrentPage } from './page/current-page.tsx';
import { createQueryClient } from './query-client.ts';
import { ServicesContext, type ServicesHandle } from './services.tsx';
import { createSessionView, SessionContext } from './session/session-view.ts';
import { SessionWatch } from './session/session-watch.tsx';
import { SimulationCorner } from './simulation-corner.tsx';
import { GlobalStyle } from './theme/global-style.ts';

/** The whole portal: its app-wide state, and the page that the address names. */
export const App = ({ config, services }: { config: Config; services: ServicesHandle }) => {
  const [session] = useState(createSessionView);
  const [alerts] = useState(createAlertsView);
  const [queries] = useState(() => createQueryClient(session));
  return (
    <ConfigContext value={config}>
      <ServicesContext value={services}>
        <SessionContext value={session}>
          <AlertsContext value={alerts}>
            <QueryClientProvider client={queries}>
              <GlobalStyle />
              <FetchingBar />
              <PageBoundary>
                <CurrentPage />
              </PageBoundary>
              <SessionWatch />
              <AlertHost />
              <SimulationCorner />
            </QueryClientProvider>
          </AlertsContext>
        </SessionContext>
      </ServicesContext>
    </ConfigContext>
  );
};
