import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { simulationToken } from '../../../src/application/tokens.ts';
import '../../../src/container/candidate-modules.ts'; // what would be fetched with the first service
import { createContainer } from '../../../src/container/create-container.ts';
import { provideValue } from '../../../src/container/provide.ts';
import { defaultConfig } from '../../../src/default-config.ts';
import { App } from '../../../src/ui/app.tsx';
import { matchRoute } from '../../../src/ui/routes.tsx';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';
import { asInBrowser } from '../purchase/open-purchase.tsx';

/** Opens the whole portal at an address, wired as in a browser, over a simulated server of its own on which `who` is logged in. */
export const openPortal = async (address: string, who?: string) => {
  asInBrowser();
  const server = await openPage();
  onTestFinished(server.stop);
  if (who) await server.logIn(who);
  const services = createContainer(
    {
      http: {
        send: server.send,
        baseUrl: 'http://portal.test',
        authentication: 'session',
        cookies: () => server.cookies.cookie,
      },
      socket: { url: '', path: '/socket.io' },
      paymentWindow: async () => ({ open: async () => 'closed' }),
    },
    (bind) => provideValue(bind, simulationToken, server.control),
  );
  window.history.replaceState(null, '', address);
  await matchRoute(location.pathname)?.route.page.preload(); // a busy machine takes long to read modules for the first time
  render(<App config={defaultConfig} services={services} />);
};
