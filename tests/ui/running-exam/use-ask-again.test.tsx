// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { BehaviorSubject, NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { useAskAgain } from '../../../src/ui/running-exam/use-ask-again.ts';
import { ServicesContext } from '../../../src/ui/services.tsx';
import { FakeServices } from '../purchase/portal-page.tsx';

const minute = 60_000;

const open = (services: FakeServices) =>
  renderHook(() => useAskAgain(), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });

it('exams are asked for every few minutes while news arrives by itself, and each minute or so while it does not', async () => {
  const connected = new BehaviorSubject(false);
  const channel = { events: () => NEVER, connected, announceChange: () => {}, announceRead: () => {} };
  const { result } = open(new FakeServices().with(notificationTokens.realtime, channel));
  await act(async () => undefined);
  const pauses = Array.from({ length: 40 }, (_, index) => result.current(`TRX-2026-${String(index).padStart(6, '0')}`));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(minute);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1.25 * minute);
  expect(new Set(pauses.map((pause) => Math.floor(pause / 1_000))).size).toBeGreaterThan(10); // spread, and of each the same
  expect(result.current('TRX-2026-000001')).toBe(pauses[1]);
  act(() => connected.next(true));
  expect(result.current('TRX-2026-000001')).toBe((pauses[1] ?? 0) + 4 * minute);
  act(() => connected.next(false));
  expect(result.current('TRX-2026-000001')).toBe(pauses[1]);
});
