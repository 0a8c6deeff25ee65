import type { PendingLogOut } from '../../../application/ports/account/pending-log-out.ts';

export const pendingLogOutKey = 'portal-asesi:keluar';

/** Null where the storage is blocked or full. */
export const quietly = <T>(use: () => T): T | null => {
  try {
    return use();
  } catch {
    return null;
  }
};

/** A flag in storage without personal data. Where storage is blocked, only this page knows of the pending log-out. */
export const storedPendingLogOut = (storage: () => Storage): PendingLogOut => {
  let pending = false;
  return {
    isPending: () => pending || quietly(() => storage().getItem(pendingLogOutKey)) === '1',
    remember: () => {
      pending = true;
      quietly(() => storage().setItem(pendingLogOutKey, '1'));
    },
    forget: () => {
      pending = false;
      quietly(() => storage().removeItem(pendingLogOutKey));
    },
  };
};
