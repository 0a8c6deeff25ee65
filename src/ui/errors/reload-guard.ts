import { savedForReload } from './before-reload.ts';

const storageKey = 'portal.reloaded-at';
const reloadGuard = 60_000; // specification 9

interface ReloadTools {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
  online: () => boolean;
}

const browser = (): ReloadTools => ({
  storage: sessionStorage,
  now: Date.now,
  reload: () => void savedForReload().then(() => location.reload()),
  online: () => navigator.onLine,
});

/**
 * Reloads the page unless it did so within the last 60 s; where storage is closed it never reloads, so as not to go round.
 * Nor without a connection, where the reload would take away what is on screen and bring nothing.
 */
export const reloadOnce = ({ storage, now, reload, online }: ReloadTools = browser()): boolean => {
  if (!online()) return false;
  try {
    const last = Number(storage.getItem(storageKey) ?? 0);
    if (Number.isFinite(last) && last <= now() && now() - last < reloadGuard) return false;
    storage.setItem(storageKey, String(now()));
  } catch {
    return false;
  }
  reload();
  return true;
};
