import { IsRestoringProvider, QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import type { Config } from '../../configuration/config.ts';
import { AlertsContext, createAlertsView } from '../core/alerts/alerts-view.ts';
import { ConfigContext } from '../core/config-context.ts';
import { errorPageOfItsOwn, nothing, PageBoundary } from '../core/errors/error-boundary.tsx';
import { useHydrated } from '../core/page/use-hydrated.ts';
import { createQueryClient } from '../core/query-client.ts';
import { ServicesContext, type ServicesHandle } from '../core/services.tsx';
import { createSessionView, SessionContext } from '../core/session/session-view.ts';
import { noSlots, Slot, type Slots, SlotsContext } from '../core/slots.tsx';
import { LoadingBar } from '../kit/components/feedback/loading-bar.tsx';
import { GlobalStyle } from '../kit/theme/global-style.tsx';
import { AlertHost } from './alerts/alert-host.tsx';
import { CurrentPage } from './current-page.tsx';
import { SessionWatch } from './session-watch.tsx';

/** Loading bar for queries (specification 9); mutations show on their buttons. */
export const FetchingBar = () => <LoadingBar active={useIsFetching() > 0} />;

/** Constant element, so that a new configuration renders only the components that read it. */
const parts = (
  <>
    <GlobalStyle />
    <FetchingBar />
    <PageBoundary instead={errorPageOfItsOwn}>
      <CurrentPage />
    </PageBoundary>
    <PageBoundary instead={nothing}>
      <SessionWatch />
    </PageBoundary>
    <PageBoundary instead={nothing}>
      <AlertHost />
    </PageBoundary>
    <PageBoundary instead={nothing}>
      <Slot name="corner" />
    </PageBoundary>
  </>
);

interface AppProps {
  readonly config: Config;
  readonly services: ServicesHandle;
  readonly expected?: boolean;
  readonly slots?: Slots;
  /** Makes the cache of server data; tests of the whole portal pass one without the minimum duration of a first load. */
  readonly queriesOf?: typeof createQueryClient;
}

export const App = ({
  config,
  services,
  expected = false,
  slots = noSlots,
  queriesOf = createQueryClient,
}: AppProps) => {
  const [session] = useState(() => createSessionView(expected));
  const [alerts] = useState(createAlertsView);
  const [queries] = useState(() => queriesOf(session));
  const hydrated = useHydrated();
  return (
    <SlotsContext value={slots}>
      <ConfigContext value={config}>
        <ServicesContext value={services}>
          <SessionContext value={session}>
            <AlertsContext value={alerts}>
              <QueryClientProvider client={queries}>
                {/* nothing is asked before the address is known: prerendered HTML hydrates without its query */}
                <IsRestoringProvider value={!hydrated}>{parts}</IsRestoringProvider>
              </QueryClientProvider>
            </AlertsContext>
          </SessionContext>
        </ServicesContext>
      </ConfigContext>
    </SlotsContext>
  );
};
