import {
  type PaymentHint,
  type PaymentWindow,
  PaymentWindowUnavailable,
} from '../../application/ports/purchase/payment-window.ts';

export interface SnapSettings {
  readonly scriptUrl: string;
  readonly clientKey: string;
  /** The gateway's own payment page, with `{token}`; used when its window cannot open. */
  readonly redirectUrl?: string | undefined;
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

const patience = 15_000;

/** Navigates to the gateway. Resolves only if the user returns to this page from the back/forward cache. */
const leaveFor = (address: string): Promise<PaymentHint> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve('pending'), { once: true });
    location.assign(address);
  });

/** Opens Snap's window; rejects when the window cannot open, such as when the content security policy blocks its frame. */
const show = (snap: Snap, token: string): Promise<PaymentHint> => {
  const shown = new AbortController();
  return new Promise<PaymentHint>((resolve, reject) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, disposition }) => {
        if (effectiveDirective === 'frame-src' && disposition === 'enforce') reject(new PaymentWindowUnavailable());
      },
      { signal: shown.signal },
    );
    snap.pay(token, {
      onSuccess: () => resolve('finished'),
      onPending: () => resolve('pending'),
      onError: () => resolve('failed'),
      onClose: () => resolve('closed'),
    });
  }).finally(() => shown.abort());
};

/**
 * Midtrans Snap (https://docs.midtrans.com). Loads the script with the first payment. If its window cannot open and `redirectUrl` is set,
 * the candidate pays on the gateway's page and returns through its redirect.
 */
export class SnapPaymentWindow implements PaymentWindow {
  readonly #settings: SnapSettings;
  readonly #leaveFor: typeof leaveFor;
  #loading: Promise<Snap> | null = null;

  constructor(settings: SnapSettings, leave = leaveFor) {
    this.#settings = settings;
    this.#leaveFor = leave;
  }

  async open(paymentToken: string): Promise<PaymentHint> {
    try {
      return await show(await this.#load(), paymentToken);
    } catch (error) {
      const { redirectUrl } = this.#settings;
      if (!redirectUrl) throw error instanceof PaymentWindowUnavailable ? error : new PaymentWindowUnavailable();
      return this.#leaveFor(redirectUrl.replace('{token}', () => encodeURIComponent(paymentToken)));
    }
  }

  #load(): Promise<Snap> {
    this.#loading ??= this.#insertScript().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  #insertScript(): Promise<Snap> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.dataset.clientKey = this.#settings.clientKey;
      const refuse = () => {
        script.remove();
        reject(new PaymentWindowUnavailable());
      };
      const timer = setTimeout(refuse, patience);
      script.onload = () => {
        clearTimeout(timer);
        const snap = snapOf(window);
        if (snap) resolve(snap);
        else refuse();
      };
      script.onerror = () => {
        clearTimeout(timer);
        refuse();
      };
      script.src = trustedScriptUrl(this.#settings.scriptUrl);
      document.head.append(script);
    });
  }
}

let policy: { createScriptURL(url: string): string } | undefined;

/** Trusted Types requires a policy for script URLs; the content security policy allows this name. */
const trustedScriptUrl = (url: string): string => {
  const factory = (globalThis as { trustedTypes?: ScriptPolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('payment-script', { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
};
