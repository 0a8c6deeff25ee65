import type { Database } from './database/database.ts';
import { settingsOf } from './database/seeding.ts';

/** The server's time: the real one plus what was travelled, which survives a reload. */
export interface ServerClock {
  now(): Date;
  /** Runs the work with the clock off by `ms`: only what the handler sees is wrong. */
  skewed<T>(ms: number, work: () => Promise<T>): Promise<T>;
}

export const serverClock = (db: Database, realNow: () => number): ServerClock => {
  let skew = 0;
  return {
    now: () => new Date(realNow() + settingsOf(db).clock_offset + skew),
    async skewed(ms, work) {
      skew = ms;
      try {
        return await work();
      } finally {
        skew = 0;
      }
    },
  };
};
