import type { Bind } from 'inversify';
import type { HttpClient, HttpSettings } from '../adapters/http/http-client.ts';
import type { SocketSettings } from '../adapters/socket/socket-realtime-channel.ts';
import type { SessionTabs } from '../application/ports/account/session-tabs.ts';
import type { Clock } from '../application/ports/device/clock.ts';
import type { PaymentWindow } from '../application/ports/purchase/payment-window.ts';
import type { Config } from '../config.ts';

/** What the pages that share a session say to each other on, and where they keep what is of that session. */
export interface SessionPlace {
  readonly channel: string;
  readonly storage: () => Storage;
}

/** What differs between the profiles: who answers, and what opens for a payment. */
export interface ProfileSettings {
  readonly http: HttpSettings;
  readonly socket: SocketSettings;
  readonly features: Config['features'];
  /** Without it that of the device. */
  readonly clock?: Clock;
  /** Without it that of the browser, as its cookies are. */
  readonly session?: SessionPlace;
  readonly paymentWindow: () => Promise<PaymentWindow>;
}

/** What the adapters of a profile are made of. */
export interface Profile extends ProfileSettings {
  readonly session: SessionPlace;
  readonly client: HttpClient;
  readonly tabs: SessionTabs;
}

/** All services of a concept, loaded with the first one that is asked for. */
export interface ConceptModule {
  /** The modules whose services these ones need; they are imported, so one request brings all. */
  readonly buildsOn: readonly ConceptModule[];
  /** Binds all of the services, or, when it fails, none. */
  readonly bind: (bind: Bind, profile: Profile) => void | Promise<void>;
}
