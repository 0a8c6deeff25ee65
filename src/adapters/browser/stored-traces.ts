import type { BrowserTraces } from '../../application/ports/device/browser-traces.ts';
import { sessionMarkKey } from './tabs/session-mark.ts';
import { pendingLogOutKey } from './tabs/stored-pending-log-out.ts';

const ours = /^portal[-.]/;
/** Keys that stay after erasing: a pending log-out must still reach the server, and the mark informs other tabs of the log-out. */
const staying: ReadonlySet<string> = new Set([pendingLogOutKey, sessionMarkKey]);

interface Places {
  readonly local: () => Storage;
  readonly session: () => Storage;
  readonly caches: () => CacheStorage | undefined;
}

const empty = (storage: () => Storage): void => {
  try {
    const keys = Object.keys(storage()).filter((key) => ours.test(key) && !staying.has(key));
    for (const key of keys) storage().removeItem(key);
  } catch {
    // the browser blocks this storage, so it holds nothing
  }
};

export const storedTraces = ({ local, session, caches }: Places): BrowserTraces => ({
  erase: async () => {
    empty(local);
    empty(session);
    try {
      const names = (await caches()?.keys()) ?? [];
      await Promise.all(names.filter((name) => ours.test(name)).map((name) => caches()?.delete(name)));
    } catch {
      // the browser blocks the caches, so they hold nothing
    }
  },
});
