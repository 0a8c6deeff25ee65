// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SnapPaymentWindow } from '../../../../src/adapters/payment/snap-payment-window.ts';
import { PaymentWindowUnavailable } from '../../../../src/application/ports/purchase/payment-window.ts';

const scriptUrl = 'https://snap.contoh.example/snap.js';
type Callbacks = Record<'onSuccess' | 'onPending' | 'onError' | 'onClose', () => void>;

/** A browser in which the script of Snap loads, or does not; `snap` is what it leaves in the page. */
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
/** Snap that ends each payment at once in this way. */
const snapThat = (ends: keyof Callbacks) => {
  const tokens: string[] = [];
  const pay = (token: string, callbacks: Callbacks) => {
    tokens.push(token);
    callbacks[ends]();
  };
  return { tokens, pay };
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the payment window of Midtrans', () => {
  it.each([
    ['onSuccess', 'finished'],
    ['onPending', 'pending'],
    ['onError', 'failed'],
    ['onClose', 'closed'],
  ] as const)('that ends with %s says "%s"', async (ends, hint) => {
    const snap = snapThat(ends);
    expect(await open(true, snap).payments.open('token-1')).toBe(hint);
    expect(snap.tokens).toEqual(['token-1']);
  });

  it('fetches its script once, from the configured address and with the configured key', async () => {
    const { scripts, payments } = open(true, snapThat('onClose'));
    await payments.open('token-1');
    await payments.open('token-2');
    expect(scripts.map(({ src, dataset }) => [src, dataset.clientKey])).toEqual([[scriptUrl, 'kunci-contoh']]);
  });

  it.each([
    ['cannot be fetched', false, snapThat('onSuccess')],
    ['is something else', true, undefined],
  ])('is unavailable when its script %s, and fetches it again with the next try', async (_, loads, snap) => {
    const { scripts, payments } = open(loads, snap);
    for (const token of ['token-1', 'token-2']) {
      await expect(payments.open(token)).rejects.toBeInstanceOf(PaymentWindowUnavailable);
    }
    expect(scripts).toHaveLength(2);
  });
});
