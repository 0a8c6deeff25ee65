import type { Database } from './database/database.ts';
import { settingsOf } from './database/seeding.ts';

/** The server's time: the real time plus an offset, at an adjustable speed. Survives a reload. */
export interface ServerClock {
  now(): Date;
  at<T>(instant: number, work: () => T): T;
  skewed<T>(ms: number, work: () => Promise<T>): Promise<T>;
}

export const serverClock = (db: Database, realNow: () => number): ServerClock => {
  let skew = 0;
  let fixed: number | null = null;
  const running = (): number => {
    const { clock_offset: offset, clock_rate: rate, clock_anchor: anchor } = settingsOf(db);
    return anchor + (realNow() - anchor) * rate + offset;
  };
  return {
    now: () => new Date(fixed ?? running() + skew),
    at(instant, work) {
      const before = fixed;
      fixed = instant;
      try {
        return work();
      } finally {
        fixed = before;
      }
    },
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
