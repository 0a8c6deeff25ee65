import type { Database } from './database/database.ts';
import type { NewSecret } from './database/secrets.ts';
import type { FileStore } from './file-store.ts';
import type { Listening } from './realtime.ts';
import type { ServerClock } from './server-clock.ts';

export interface Backend {
  readonly db: Database;
  readonly clock: ServerClock;
  readonly files: FileStore;
  readonly newSecret: NewSecret;
  /** Whether clients are stateful in Sanctum's sense, with a session cookie and a CSRF token. Other clients use bearer tokens. */
  readonly stateful: boolean;
  /** The largest evidence file; as the specification says if missing. */
  readonly evidenceKb?: number | undefined;
  /** Without a payment gateway: candidates transfer, and staff confirm each purchase. */
  readonly byTransfer?: boolean | undefined;
  readonly shutOut: readonly string[];
  publish(candidateId: string, event: Listening): void;
}
