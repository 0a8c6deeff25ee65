import type { TabLock } from '../../../application/ports/device/tab-lock.ts';

/** Web Locks where the browser has them; on plain-http addresses it does not, and the server's own rule has to be enough. */
export const webLockTabLock = (locks: LockManager | undefined): TabLock => ({
  runAlone: async (name, task) => {
    if (!locks) return task();
    return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? task() : ('busy' as const)));
  },
});
