import { browserSend } from '../adapters/http/browser-send.ts';
import { withEarlyReplies } from '../adapters/http/early-replies.ts';
import { tellDevelopers } from '../adapters/http/tell-developers.ts';
import type { Telemetry } from '../application/ports/device/telemetry.ts';
import { type PaymentWindow, PaymentWindowUnavailable } from '../application/ports/purchase/payment-window.ts';
import type { Config } from '../configuration/config.ts';
import { createContainer, type Services } from './create-container.ts';

const paymentWindow = (settings: Config['payment']): PaymentWindow | null => {
  if (!settings) return null;
  let loaded: PaymentWindow | null = null;
  return {
    open: async (paymentToken) => {
      if (!loaded) {
        const { SnapPaymentWindow } = await import('../adapters/payment/snap-payment-window.ts').catch(() => {
          throw new PaymentWindowUnavailable();
        });
        loaded = new SnapPaymentWindow(settings);
      }
      return loaded.open(paymentToken);
    },
  };
};

export const startServices = async (config: Config, telemetry: Telemetry): Promise<Services> => {
  const workers = globalThis.navigator?.serviceWorker;
  if (workers?.controller) {
    const retiring = import('../adapters/browser/retire-workers.ts');
    const retired = { examWorker: !config.features.offlineExams };
    retiring.then((module) => module.retireWorkers(workers, retired)).catch(() => undefined);
  }
  return createContainer({
    http: {
      send: withEarlyReplies(browserSend),
      onUnreadable: (reply) => {
        tellDevelopers(reply);
        telemetry.report({ kind: 'contract', call: reply.call, lost: reply.lost });
      },
      baseUrl: config.api.baseUrl,
      authentication: config.api.authentication,
      cookies: () => document.cookie,
      storage: config.storage,
    },
    socket: config.socket,
    features: config.features,
    decision: config.decision,
    budgetSources: config.budgetSources,
    workers,
    paymentWindow: async () => paymentWindow(config.payment),
  });
};
