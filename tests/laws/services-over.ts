import { defaultConfig } from '../../src/configuration/default-config.ts';
import { createContainer } from '../../src/container/create-container.ts';

/** The portal's services over these replies, without a socket or a payment window that ever answers. */
export const servicesOver = (send: (request: Request) => Promise<Response>) =>
  createContainer({
    http: { send, baseUrl: 'http://portal.test', authentication: 'session', cookies: () => 'XSRF-TOKEN=x' },
    socket: { url: 'http://portal.test', path: '/socket.io' },
    features: defaultConfig.features,
    paymentWindow: async () => ({ open: () => new Promise(() => undefined) }) as never,
  });
