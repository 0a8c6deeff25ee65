// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import type { RealtimeChannel } from '../../../src/application/ports/notification/realtime-channel.ts';
import { createSessionView, enter } from '../../../src/ui/session/session-view.ts';
import { SessionWatch } from '../../../src/ui/session/session-watch.tsx';
import { FakeServices } from '../purchase/portal-page.tsx';
import { person, showWith } from '../show-with.tsx';

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

const pass = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    await vi.dynamicImportSettled();
  });

it('the dialogs that somebody who is logged in needs without a network are fetched while the network is there; a guest fetches none (fault matrix 72)', async () => {
  const session = createSessionView();
  const services = new FakeServices().with(notificationTokens.realtime, {
    events: () => NEVER,
  } as unknown as RealtimeChannel);
  showWith(<SessionWatch />, { services, session });
  await pass(10);
  expect(fetched).toEqual([]);
  await act(async () => enter(session, person('7')));
  await pass(10);
  expect(fetched.sort()).toEqual(['home', 'log-in in place', 'question of a log-out']);
});
