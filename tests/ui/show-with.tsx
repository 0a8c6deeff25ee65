import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readTimeline } from '../../src/application/assessment/read-timeline.ts';
import type { Continuations } from '../../src/application/assessment/timeline-additions.ts';
import { assessmentTokens } from '../../src/application/assessment/tokens.ts';
import type { TimelineRepository } from '../../src/application/ports/assessment/timeline-repository.ts';
import type { ServerClock } from '../../src/application/time/server-clock.ts';
import { type ServerNow, serverNow } from '../../src/application/time/server-now.ts';
import { timeTokens } from '../../src/application/time/tokens.ts';
import type { Token } from '../../src/application/token.ts';
import { defaultConfig } from '../../src/configuration/default-config.ts';
import { trainingSlots } from '../../src/training/slots.ts';
import { AlertsContext, createAlertsView } from '../../src/ui/core/alerts/alerts-view.ts';
import { ConfigContext } from '../../src/ui/core/config-context.ts';
import { ServicesContext, type ServicesHandle } from '../../src/ui/core/services.tsx';
import { createSessionView, enter, SessionContext } from '../../src/ui/core/session/session-view.ts';
import { SlotsContext } from '../../src/ui/core/slots.tsx';

const slots = trainingSlots();

/** Contains only the given services. A page that needs another service fails with the name of that service. */
export class FakeServices implements ServicesHandle {
  readonly #made = new Map<string, unknown>();

  with<T>(token: Token<T>, service: T): this {
    this.#made.set(token, service);
    return this;
  }

  /** By the server's clock of this test; without one, the time is not known. */
  readonly serverNow: ServerNow = async () => {
    const serverClock = this.#made.get(timeTokens.serverClock) as ServerClock | undefined;
    return serverClock ? serverNow({ serverClock })() : null;
  };

  /** With the use-case over them, as the container makes it. */
  withTimelines(timelines: TimelineRepository, purchases: Continuations = { goingOnFrom: async () => null }): this {
    return this.with(assessmentTokens.timelines, timelines).with(
      assessmentTokens.readTimeline,
      readTimeline({ timelines, purchases, serverNow: this.serverNow }),
    );
  }

  async resolve<T>(token: Token<T>): Promise<T> {
    if (!this.#made.has(token)) throw new Error(`no ${token} in this test`);
    return this.#made.get(token) as T;
  }
}

export const person = (id: string, fullname = `Orang ${id}`) => ({
  id,
  email: `orang-${id}@contoh.example`,
  fullname,
  photo: null,
  emailVerified: true,
});

export const sessionOf = (who = person('7')) => {
  const session = createSessionView();
  enter(session, who);
  return session;
};

export const onceAsked = (staleTime = 0) =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } });

export const above = ({
  services = new FakeServices() as ServicesHandle,
  session = createSessionView(),
  config = defaultConfig,
  queries = onceAsked(),
  alerts = createAlertsView(),
} = {}) => {
  const around = (part: ReactNode) => (
    <SlotsContext value={slots}>
      <ConfigContext value={config}>
        <ServicesContext value={services}>
          <SessionContext value={session}>
            <AlertsContext value={alerts}>
              <QueryClientProvider client={queries}>{part}</QueryClientProvider>
            </AlertsContext>
          </SessionContext>
        </ServicesContext>
      </ConfigContext>
    </SlotsContext>
  );
  return { around, alerts, session, queries };
};

export const showWith = (part: ReactNode, own: Parameters<typeof above>[0] = {}) => {
  const { around, ...kept } = above(own);
  const { container, rerender, unmount } = render(around(part));
  return { ...kept, container, unmount, rerender: (next: ReactNode) => rerender(around(next)) };
};
