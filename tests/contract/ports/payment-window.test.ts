// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { SimulatedPaymentWindow } from '../../../src/adapters/payment/simulated-payment-window.ts';
import { SnapPaymentWindow } from '../../../src/adapters/payment/snap-payment-window.ts';
import type { PaymentHint, PaymentWindow } from '../../../src/application/ports/purchase/payment-window.ts';
import { ManualPaymentWindow, settled } from '../../fakes/purchase-fakes.ts';

interface Gateway {
  readonly paymentWindow: PaymentWindow;
  shown(): string | null;
  goAway(hint: PaymentHint): Promise<void>;
}

const opensForPayment = (name: string, hints: readonly PaymentHint[], open: () => Gateway) => {
  describe(`the payment window of ${name}`, () => {
    it.each(hints)(
      'stays until the person has finished, then reports %s, and opens for another payment',
      async (hint) => {
        const { paymentWindow, shown, goAway } = open();
        for (const token of ['token-1', 'token-2']) {
          const hints: PaymentHint[] = [];
          const opened = paymentWindow.open(token).then((each) => hints.push(each));
          await expect.poll(shown).toBe(token);
          expect(hints).toEqual([]);
          await goAway(hint);
          await opened;
          expect(hints).toEqual([hint]);
        }
      },
    );
  });
};

afterEach(() => void vi.restoreAllMocks());

type Callbacks = Record<'onSuccess' | 'onPending' | 'onError' | 'onClose', () => void>;
const callbackOf = { finished: 'onSuccess', pending: 'onPending', failed: 'onError', closed: 'onClose' } as const;

const snap = (): Gateway => {
  let current: { readonly token: string; readonly callbacks: Callbacks } | null = null;
  const pay = (token: string, callbacks: Callbacks) => {
    current = { token, callbacks };
  };
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(window, { snap: { pay } });
    (script as HTMLScriptElement).dispatchEvent(new Event('load'));
  });
  return {
    paymentWindow: new SnapPaymentWindow({ scriptUrl: 'https://gateway.test/snap.js', clientKey: 'kunci' }),
    shown: () => current?.token ?? null,
    goAway: async (hint) => {
      const { callbacks } = current ?? {};
      current = null;
      callbacks?.[callbackOf[hint]]();
    },
  };
};

const buttonOf: Readonly<Partial<Record<PaymentHint, string>>> = {
  finished: 'Bayar',
  failed: 'Gagal',
  closed: 'Tutup',
};

const simulation = (): Gateway => {
  let asked: string | null = null;
  const paymentWindow = new SimulatedPaymentWindow(async () => undefined, { listen: () => () => undefined });
  return {
    paymentWindow: {
      open: (token) => {
        asked = token;
        return paymentWindow.open(token);
      },
    },
    shown: () => (document.querySelector('dialog')?.open ? asked : null),
    goAway: async (hint) => {
      const buttons = [...document.querySelectorAll('dialog button')] as HTMLButtonElement[];
      buttons.find(({ textContent }) => textContent === buttonOf[hint])?.click();
    },
  };
};

const fake = (): Gateway => {
  const paymentWindow = new ManualPaymentWindow();
  return {
    paymentWindow,
    shown: () => paymentWindow.shown,
    goAway: async (hint) => {
      paymentWindow.goAway(hint);
      await settled();
    },
  };
};

const all = ['finished', 'pending', 'failed', 'closed'] as const;
opensForPayment('Midtrans Snap', all, snap);
opensForPayment('the simulation', ['finished', 'failed', 'closed'], simulation);
opensForPayment('the fake of the tests', all, fake);
