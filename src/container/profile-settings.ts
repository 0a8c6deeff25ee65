import type { HttpSettings } from '../adapters/http/http-client.ts';
import type { SocketSettings } from '../adapters/socket/socket-realtime-channel.ts';
import type { PaymentWindow } from '../application/ports/purchase/payment-window.ts';

/** What differs between the profiles: who answers, and what opens for a payment. */
export interface ProfileSettings {
  readonly http: HttpSettings;
  readonly socket: SocketSettings;
  /** Fetched with all that only candidates need. */
  readonly paymentWindow: () => Promise<PaymentWindow>;
}
