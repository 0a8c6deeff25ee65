// @vitest-environment happy-dom
import { afterEach, vi } from 'vitest';
import { SimulatedPaymentWindow } from '../../../src/adapters/payment/simulated-payment-window.ts';
import { SnapPaymentWindow } from '../../../src/adapters/payment/snap-payment-window.ts';
import type { PaymentHint } from '../../../src/application/ports/purchase/payment-window.ts';
import { PaymentWindowUnavailable } from '../../../src/application/ports/purchase/payment-window.ts';
import { ManualPaymentWindow, settled } from '../../fakes/purchase-fakes.ts';
import { type Gateway, opensForPayment, saysThatItCannotOpen } from './payment-window-contract.ts';

afterEach(() => void vi.restoreAllMocks());

type Callbacks = Record<'onSuccess' | 'onPending' | 'onError' | 'onClose', () => void>;
const callbackOf = { finished: 'onSuccess', pending: 'onPending', failed: 'onError', closed: 'onClose' } as const;

/** A page in which the script of the gateway comes as soon as it is asked for, or is blocked. */
const snap = ({ blocked = false } = {}): Gateway => {
  let current: { readonly token: string; readonly callbacks: Callbacks } | null = null;
  const pay = (token: string, callbacks: Callbacks) => {
    current = { token, callbacks };
  };
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(window, { snap: { pay } });
    (script as HTMLScriptElement).dispatchEvent(new Event(blocked ? 'error' : 'load'));
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

const fake = ({ blocked = false } = {}): Gateway => {
  const paymentWindow = new ManualPaymentWindow();
  if (blocked) paymentWindow.refuses = new PaymentWindowUnavailable();
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
opensForPayment('Midtrans Snap', all, () => snap());
opensForPayment('the simulation', ['finished', 'failed', 'closed'], simulation);
opensForPayment('the fake of the tests', all, () => fake());
saysThatItCannotOpen('Midtrans Snap', () => snap({ blocked: true }));
saysThatItCannotOpen('the fake of the tests', () => fake({ blocked: true }));
