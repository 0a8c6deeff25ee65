import { act, renderHook } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { ServicesContext } from '../../../src/ui/core/services.tsx';
import { useAskAgain } from '../../../src/ui/core/use-ask-again.ts';
import { FakeServices } from '../purchase/portal-page.tsx';

const minute = 60_000;

const open = (services: FakeServices) =>
  renderHook(() => useAskAgain(), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });

const trxIds = Array.from({ length: 40 }, (_, index) => `TRX-2026-${String(index).padStart(6, '0')}`);

it('the exam status is polled every few minutes while the server tells its changes, and about every minute otherwise', async () => {
  const arrives = new BehaviorSubject(false);
  const { result } = open(new FakeServices().with(notificationTokens.eventTrust, { arrives, read: () => {} }));
  await act(async () => undefined);
  const pauses = trxIds.map((trxId) => result.current(trxId));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(minute);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1.25 * minute);
  expect(new Set(pauses.map((pause) => Math.floor(pause / 1_000))).size).toBeGreaterThan(10);
  expect(result.current('TRX-2026-000001')).toBe(pauses[1]);
  act(() => arrives.next(true));
  const rarely = trxIds.map((trxId) => result.current(trxId));
  expect(Math.min(...rarely)).toBeGreaterThanOrEqual(8 * minute);
  expect(Math.max(...rarely)).toBeLessThanOrEqual(10 * minute);
  act(() => arrives.next(false));
  expect(result.current('TRX-2026-000001')).toBe(pauses[1]);
});

it('a server that fails is asked half as often, and not before the time that it asks for', async () => {
  const { result } = open(new FakeServices());
  await act(async () => undefined);
  const pause = result.current('TRX-1');
  expect(result.current('TRX-1', new ApiFailure({ kind: 'network' }))).toBe(2 * pause);
  const busy = new ApiFailure({ kind: 'http', status: 503, retryAfterSeconds: 600 });
  expect(result.current('TRX-1', busy)).toBe(10 * minute);
});
