// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { notificationTokens } from '../../../../src/application/notification/tokens.ts';
import type { RealtimeChannel } from '../../../../src/application/ports/notification/realtime-channel.ts';
import { createSessionView, enter } from '../../../../src/ui/core/session/session-view.ts';
import { SessionWatch } from '../../../../src/ui/frame/session-watch.tsx';
import { FakeServices } from '../../purchase/portal-page.tsx';
import { person, showWith } from '../../show-with.tsx';

const fetched = vi.hoisted((): string[] => []);
vi.mock('../../../../src/ui/core/ask-about-drafts.tsx', () => {
  fetched.push('question of a log-out');
  return { askAboutDrafts: async () => true };
});
vi.mock('../../../../src/ui/core/session/session-over-dialog.tsx', () => {
  fetched.push('log-in in place');
  return { default: () => null };
});
vi.mock('../../../../src/ui/catalog/home/home-page.tsx', () => {
  fetched.push('home');
  return { default: () => null };
});

beforeEach(() => void vi.useFakeTimers());

const pass = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    await vi.dynamicImportSettled();
  });

it('the dialogs that a candidate needs offline are loaded while the network works, and a guest loads none (fault matrix 72)', async () => {
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
