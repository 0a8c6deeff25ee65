import type { TabLock } from '../../../application/ports/device/tab-lock.ts';

/** Uses Web Locks where available; on plain-http addresses the server's own rule is the only guard. */
export const webLockTabLock = (locks: LockManager | undefined): TabLock => ({
  runAlone: async (name, task) => {
    if (!locks) return task();
    return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? task() : ('busy' as const)));
  },
});
