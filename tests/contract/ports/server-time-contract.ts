import { describe, expect, it } from 'vitest';
import type { ServerTime } from '../../../src/application/ports/device/server-time.ts';

/** A server whose time a test knows. */
export interface TimedServer {
  readonly serverTime: ServerTime;
  /** Milliseconds since the epoch. */
  now(): number;
  passes(milliseconds: number): Promise<void>;
  /** Whether readings get a reply. */
  turn(online: boolean): Promise<void>;
}

/** What every reading of a server's clock promises (`ServerTime`). */
export const readsServerTime = (name: string, open: () => Promise<TimedServer>) => {
  describe(`the server's time by ${name}`, () => {
    it('is the one that the server has when it answers', async () => {
      const { serverTime, now, passes } = await open();
      expect(await serverTime.read()).toBe(now());
      await passes(3_600_000);
      expect(await serverTime.read()).toBe(now());
    });

    it('is not made up without a reply: that is a failure of the call', async () => {
      const { serverTime, turn, now } = await open();
      await turn(false);
      await expect(serverTime.read()).rejects.toMatchObject({ name: 'ApiFailure', kind: 'network' });
      await turn(true);
      expect(await serverTime.read()).toBe(now());
    });
  });
};
