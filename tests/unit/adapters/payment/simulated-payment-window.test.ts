// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { SimulatedPaymentWindow } from '../../../../src/adapters/payment/simulated-payment-window.ts';
import type { SessionChange } from '../../../../src/application/ports/account/session-tabs.ts';

it('closes when another tab leaves the session, and not when one enters it', async () => {
  const listeners = new Set<(change: SessionChange) => void>();
  const tabs = {
    listen: (listener: (change: SessionChange) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const announce = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };
  const hint = new SimulatedPaymentWindow(async () => undefined, tabs).open('token');
  announce('entered');
  expect(document.querySelector('dialog')?.open).toBe(true);
  announce('left');
  expect(await hint).toBe('closed');
  expect([document.querySelector('dialog'), listeners.size]).toEqual([null, 0]);
});
