// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import type { RealtimeChannel } from '../../../src/application/ports/notification/realtime-channel.ts';
import { AlertsContext, createAlertsView } from '../../../src/ui/alerts/alerts-view.ts';
import { ServicesContext } from '../../../src/ui/services.tsx';
import { createSessionView, enter, SessionContext } from '../../../src/ui/session/session-view.ts';
import { SessionWatch } from '../../../src/ui/session/session-watch.tsx';
import { FakeServices } from '../purchase/portal-page.tsx';

const fetched = vi.hoisted((): string[] => []);
vi.mock('../../../src/ui/form/draft/ask-about-drafts.tsx', () => {
  fetched.push('question of a log-out');
  return { askAboutDrafts: async () => true };
});
vi.mock('../../../src/ui/session/session-over-dialog.tsx', () => {
  fetched.push('log-in in place');
  return { default: () => null };
});
vi.mock('../../../src/ui/catalog/home/home-page.tsx', () => {
  fetched.push('home');
  return { default: () => null };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    await vi.dynamicImportSettled();
  });

it('the dialogs that somebody who is logged in needs without a network are fetched while the network is there; a guest fetches none (fault matrix 72)', async () => {
  const session = createSessionView();
  const services = new FakeServices().with(notificationTokens.realtime, {
    notices: () => NEVER,
  } as unknown as RealtimeChannel);
  render(
    <ServicesContext value={services}>
      <SessionContext value={session}>
        <AlertsContext value={createAlertsView()}>
          <QueryClientProvider client={new QueryClient()}>
            <SessionWatch />
          </QueryClientProvider>
        </AlertsContext>
      </SessionContext>
    </ServicesContext>,
  );
  await pass(10);
  expect(fetched).toEqual([]);
  await act(async () =>
    enter(session, { id: '7', email: 'a@contoh.example', fullname: 'Ayu', photo: null, emailVerified: true }),
  );
  await pass(10);
  expect(fetched.sort()).toEqual(['home', 'log-in in place', 'question of a log-out']);
});
