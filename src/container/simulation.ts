import { systemClock } from '../adapters/browser/system-clock.ts';
import { broadcastSessionTabs } from '../adapters/browser/tabs/broadcast-session-tabs.ts';
import { storedMemory } from '../adapters/browser/tabs/stored-memory.ts';
import { openTabChannel } from '../adapters/browser/tabs/tab-channel.ts';
import { startSimulation } from '../adapters/fake-backend/in-page-backend.ts';
import { SimulatedPaymentWindow } from '../adapters/payment/simulated-payment-window.ts';
import { simulationTokens } from '../application/simulation/tokens.ts';
import type { Config } from '../configuration/config.ts';
import type { SessionPlace } from './concept-module.ts';
import { browserSession } from './concepts/account.ts';
import { createContainer, type Services } from './create-container.ts';
import { provideValue } from './provide.ts';

/** A window with its own session must not share a channel with other tabs. */
const ofThisWindow = (): SessionPlace => ({
  channel: `${browserSession.channel}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`,
  storage: () => sessionStorage,
});

/** Starts the portal on the fake backend in this page (profile `simulation`); addresses in the configuration are ignored. */
export const startServices = async ({
  features,
  decision,
  budgetSources,
  payment,
  transfer,
  evidence,
}: Pick<
  Config,
  'features' | 'decision' | 'budgetSources' | 'payment' | 'transfer' | 'evidence'
>): Promise<Services> => {
  const byTransfer = Boolean(transfer && !payment);
  const { send, control, settle, ownCookies } = await startSimulation({
    evidenceKb: evidence?.maxKb,
    byTransfer,
    tabMemory: storedMemory(() => sessionStorage),
  });
  const session = ownCookies ? ofThisWindow() : undefined;
  return createContainer(
    {
      http: { send, baseUrl: '', authentication: 'session', cookies: () => (ownCookies ?? document).cookie },
      ...(session && { session }),
      socket: { url: '', path: '/socket.io' },
      clock: { ...systemClock, now: control.deviceNow },
      features,
      decision,
      budgetSources,
      paymentWindow: async () =>
        byTransfer
          ? null
          : new SimulatedPaymentWindow(
              settle,
              broadcastSessionTabs(openTabChannel(session?.channel ?? browserSession.channel)),
            ),
    },
    (bind) => provideValue(bind, simulationTokens.simulation, control),
  );
};
