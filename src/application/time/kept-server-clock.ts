import type { ServerClock } from './server-clock.ts';

/** What a running exam calls it. */
export type KeptServerClock = ServerClock;
