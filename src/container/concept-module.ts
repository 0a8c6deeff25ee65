import type { Bind } from 'inversify';
import type { HttpClient } from '../adapters/http/http-client.ts';
import type { HttpSettings } from '../adapters/http/send.ts';
import type { SocketSettings } from '../adapters/socket/socket-realtime-channel.ts';
import type { SessionTabs } from '../application/ports/account/session-tabs.ts';
import type { Clock } from '../application/ports/device/clock.ts';
import type { PaymentWindow } from '../application/ports/purchase/payment-window.ts';
import type { ServerNow } from '../application/time/server-now.ts';
import type { Config } from '../configuration/config.ts';

export interface SessionPlace {
  readonly channel: string;
  readonly storage: () => Storage;
}

export interface ProfileSettings {
  readonly http: HttpSettings;
  readonly socket: SocketSettings;
  readonly features: Config['features'];
  readonly decision?: Config['decision'];
  readonly budgetSources?: Config['budgetSources'];
  readonly clock?: Clock;
  readonly session?: SessionPlace;
  /** The simulation registers none, because its server is in the page. */
  readonly workers?: ServiceWorkerContainer | undefined;
  readonly paymentWindow: () => Promise<PaymentWindow | null>;
}

export interface Profile extends ProfileSettings {
  readonly session: SessionPlace;
  readonly client: HttpClient;
  readonly tabs: SessionTabs;
  /** Loads the server's clock with the first question; null where it cannot be loaded either. */
  readonly serverNow: ServerNow;
}

export interface ConceptModule {
  /** Modules on which this module depends. They are static imports, so the browser loads all of them together. */
  readonly buildsOn: readonly ConceptModule[];
  readonly bind: (bind: Bind, profile: Profile) => void | Promise<void>;
}
