import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defaultConfig } from '../../src/default-config.ts';
import { AlertsContext, createAlertsView } from '../../src/ui/alerts/alerts-view.ts';
import { ConfigContext } from '../../src/ui/config-context.ts';
import { ServicesContext } from '../../src/ui/services.tsx';
import { createSessionView, SessionContext } from '../../src/ui/session/session-view.ts';
import { FakeServices } from './purchase/portal-page.tsx';

/** Somebody who is logged in. */
export const person = (id: string, fullname = `Orang ${id}`) => ({
  id,
  email: `orang-${id}@contoh.example`,
  fullname,
  photo: null,
  emailVerified: true,
});

/** What is above each part of the portal: these services, this session and the rest. */
export const above = ({
  services = new FakeServices() as Parameters<typeof ServicesContext>[0]['value'],
  session = createSessionView(),
  config = defaultConfig,
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
} = {}) => {
  const alerts = createAlertsView();
  const around = (part: ReactNode) => (
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
  return { around, alerts, session, queries };
};

/** Shows a part of the portal with all that is above it. */
export const showWith = (part: ReactNode, own: Parameters<typeof above>[0] = {}) => {
  const { around, ...kept } = above(own);
  const { container, rerender } = render(around(part));
  return { ...kept, container, rerender: (next: ReactNode) => rerender(around(next)) };
};
