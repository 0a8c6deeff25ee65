import type { Database } from './database/database.ts';
import type { NewSecret } from './database/secrets.ts';
import type { Listening } from './realtime.ts';
import type { ServerClock } from './server-clock.ts';

/** What handlers work on. */
export interface Backend {
  readonly db: Database;
  readonly clock: ServerClock;
  /** For sessions, tokens and links of mails. */
  readonly newSecret: NewSecret;
  /** Whether the client is one of Sanctum's stateful ones: session cookie and CSRF token. Otherwise it has a bearer token only. */
  readonly stateful: boolean;
  /** The e-mail addresses of people who cannot log in. */
  readonly shutOut: readonly string[];
  /** Tells the candidate's connections, once the request that is being handled is committed. */
  publish(candidateId: string, event: Listening): void;
}
