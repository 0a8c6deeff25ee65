// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SimulatedPaymentWindow } from '../../../../src/adapters/payment/simulated-payment-window.ts';
import { SnapPaymentWindow } from '../../../../src/adapters/payment/snap-payment-window.ts';
import type { SessionChange } from '../../../../src/application/ports/account/session-tabs.ts';
import { PaymentWindowUnavailable } from '../../../../src/application/ports/purchase/payment-window.ts';

const scriptUrl = 'https://snap.contoh.example/snap.js';
type Callbacks = Record<'onSuccess' | 'onPending' | 'onError' | 'onClose', () => void>;

const open = (loads: boolean, snap: object | undefined) => {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const added = script as HTMLScriptElement;
    scripts.push(added);
    vi.stubGlobal('snap', snap);
    queueMicrotask(() => (loads ? added.onload?.(new Event('load')) : added.onerror?.(new Event('error'))));
  });
  return { scripts, payments: new SnapPaymentWindow({ scriptUrl, clientKey: 'kunci-contoh' }) };
};
const snapThat = (ends: keyof Callbacks) => ({ pay: (_: string, callbacks: Callbacks) => callbacks[ends]() });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const throwing = {
  pay: () => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  },
};

describe('the payment window of Midtrans', () => {
  it('fetches its script once, from the configured address and with the configured key', async () => {
    const { scripts, payments } = open(true, snapThat('onClose'));
    await payments.open('token-1');
    await payments.open('token-2');
    expect(scripts.map(({ src, dataset }) => [src, dataset.clientKey])).toEqual([[scriptUrl, 'kunci-contoh']]);
  });

  it.each([
    ['cannot be fetched, and fetches it again', false, snapThat('onSuccess'), 2],
    ['is something else, and fetches it again', true, undefined, 2],
    ['may not run', true, throwing, 1],
  ])('is unavailable when its script %s', async (_, loads, snap, fetched) => {
    const { scripts, payments } = open(loads, snap);
    for (const token of ['token-1', 'token-2']) {
      await expect(payments.open(token)).rejects.toBeInstanceOf(PaymentWindowUnavailable);
    }
    expect(scripts).toHaveLength(fetched);
  });
});

describe('the page of the gateway', () => {
  const redirectUrl = 'https://snap.contoh.example/halaman/{token}';
  const openWith = (loads: boolean, snap: object | undefined) => {
    open(loads, snap);
    const left: string[] = [];
    const leave = async (address: string) => {
      left.push(address);
      return 'pending' as const;
    };
    return { left, payments: new SnapPaymentWindow({ scriptUrl, clientKey: 'kunci', redirectUrl }, leave) };
  };

  it.each([
    ['is blocked', false, undefined],
    ['is something else', true, undefined],
    ['may not run', true, throwing],
  ])('is where the candidate pays when the script %s', async (_, loads, snap) => {
    const { left, payments } = openWith(loads, snap);
    expect(await payments.open('a/../b?c=#')).toBe('pending');
    expect(left).toEqual(['https://snap.contoh.example/halaman/a%2F..%2Fb%3Fc%3D%23']);
  });

  it('is where the candidate pays when the script never loads', async () => {
    vi.useFakeTimers();
    const { left, payments } = openWith(true, undefined);
    vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const opened = payments.open('token-1');
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect([await opened, left.length]).toEqual(['pending', 1]);
  });

  it('is where the candidate pays when the Content-Security-Policy forbids the window', async () => {
    const { left, payments } = openWith(true, { pay: () => undefined });
    const opened = payments.open('token-1');
    await vi.waitFor(() => {
      const violation = Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'frame-src',
        disposition: 'enforce',
      });
      document.dispatchEvent(violation);
      expect(left).toHaveLength(1);
    });
    expect(await opened).toBe('pending');
  });
});

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
