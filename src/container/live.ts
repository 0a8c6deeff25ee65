import { browserSend } from '../adapters/http/browser-send.ts';
import { SnapPaymentWindow } from '../adapters/payment/snap-payment-window.ts';
import type { Config } from '../config.ts';
import { createContainer, type Services } from './create-container.ts';

/** The program against a real API (profile `live`). */
export const startServices = async (config: Config): Promise<Services> =>
  createContainer({
    http: {
      send: browserSend,
      baseUrl: config.api.baseUrl,
      authentication: config.api.authentication,
      cookies: () => document.cookie,
    },
    socket: config.socket,
    paymentWindow: new SnapPaymentWindow(config.payment),
  });
