import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Locks } from './locks.ts';

export const webLocks = (manager: Pick<LockManager, 'request' | 'query'>, clock: Clock): Locks => ({
  request: (name, options, work) => manager.request(name, options, work),
  isHeldAfter: async (milliseconds, name, signal) => {
    await clock.wait(milliseconds, signal);
    const { held = [] } = await manager.query();
    return held.some((lock) => lock.name === name);
  },
});
