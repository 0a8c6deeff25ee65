import {
  type PaymentHint,
  type PaymentWindow,
  PaymentWindowUnavailable,
} from '../../application/ports/purchase/payment-window.ts';

export interface SnapSettings {
  readonly scriptUrl: string;
  readonly clientKey: string;
  /** The gateway's own page, with `{token}`, for where its script cannot run. */
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

/** Milliseconds after which a script that does not come is given up. */
const patience = 15_000;

/** Leads to the page of the gateway. The hint is for whoever comes back to this very page, which the browser may have kept. */
const leaveFor = (address: string): Promise<PaymentHint> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve('pending'), { once: true });
    location.assign(address);
  });

/** Shows the window of Snap; rejects when it cannot, as when the policy of the portal has no place for its frame. */
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
 * Midtrans Snap (https://docs.midtrans.com): its script is fetched with the first payment and only from the configured address. Where it
 * does not come, or cannot run, the candidate pays on the page of the gateway and comes back by its address for that.
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
      this.#loading = null; // the next try fetches it again
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

/** Under Trusted Types a script address needs a policy; the content security policy allows the one named here and no other. */
const trustedScriptUrl = (url: string): string => {
  const factory = (globalThis as { trustedTypes?: ScriptPolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('snap-script', { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
};
