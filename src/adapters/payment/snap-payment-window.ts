import {
  type PaymentHint,
  type PaymentWindow,
  PaymentWindowUnavailable,
} from '../../application/ports/purchase/payment-window.ts';

export interface SnapSettings {
  readonly scriptUrl: string;
  readonly clientKey: string;
}

interface Snap {
  pay(token: string, callbacks: Record<'onSuccess' | 'onPending' | 'onError' | 'onClose', () => void>): void;
}

interface ScriptPolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const snapOf = (page: object): Snap | undefined => (page as { snap?: Snap }).snap;

/** Midtrans Snap (https://docs.midtrans.com): its script is fetched with the first payment and only from the configured address. */
export class SnapPaymentWindow implements PaymentWindow {
  readonly #settings: SnapSettings;
  #loading: Promise<Snap> | null = null;

  constructor(settings: SnapSettings) {
    this.#settings = settings;
  }

  async open(paymentToken: string): Promise<PaymentHint> {
    const snap = await this.#load();
    return new Promise((resolve) => {
      snap.pay(paymentToken, {
        onSuccess: () => resolve('finished'),
        onPending: () => resolve('pending'),
        onError: () => resolve('failed'),
        onClose: () => resolve('closed'),
      });
    });
  }

  #load(): Promise<Snap> {
    this.#loading ??= this.#insertScript().catch((error: unknown) => {
      this.#loading = null; // the next try fetches it again
      throw error;
    });
    return this.#loading;
  }

  #insertScript(): Promise<Snap> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.dataset.clientKey = this.#settings.clientKey;
      script.onload = () => {
        const snap = snapOf(window);
        if (snap) resolve(snap);
        else reject(new PaymentWindowUnavailable());
      };
      script.onerror = () => {
        script.remove();
        reject(new PaymentWindowUnavailable());
      };
      script.src = trustedScriptUrl(this.#settings.scriptUrl);
      document.head.append(script);
    });
  }
}

let policy: { createScriptURL(url: string): string } | undefined;

/** Under Trusted Types a script address needs a policy; the content security policy allows the one named here and no other. */
const trustedScriptUrl = (url: string): string => {
  const factory = (globalThis as { trustedTypes?: ScriptPolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('snap-script', { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
};
