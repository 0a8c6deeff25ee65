import { savedForReload } from './before-reload.ts';
import { addressAnswers } from './own-address.ts';

const storageKey = 'portal.reloaded-at';
const reloadGuard = 60_000; // specification 9

/**
 * Firefox and Safari stop the parts of a page that is being left, which then fail to load. A reload at that moment would undo the
 * leaving; two seconds later the page is gone, and with it this timer.
 */
const leftByThen = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 2_000));

interface ReloadTools {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
  /** Whether the server gives this page now. */
  answers: () => Promise<boolean>;
}

const browser = (): ReloadTools => ({
  storage: sessionStorage,
  now: Date.now,
  reload: () => void Promise.all([savedForReload(), leftByThen()]).then(() => location.reload()),
  answers: () => addressAnswers(location.href),
});

/** `noServer`: nothing was reloaded, because there is nothing to load from now. `tooSoon`: nor was it, for the page was a short time ago. */
export type ReloadOutcome = 'reloading' | 'noServer' | 'tooSoon';

/**
 * Reloads the page unless it did so within the last 60 s; where storage is closed it never reloads, so as not to go round.
 * Nor before the page's own address has answered: a reload without a server takes away what is on screen and brings nothing.
 */
export const reloadOnce = async (tools: ReloadTools = browser()): Promise<ReloadOutcome> => {
  if (!(await tools.answers())) return 'noServer';
  const { storage, now, reload } = tools;
  try {
    const last = Number(storage.getItem(storageKey) ?? 0);
    if (Number.isFinite(last) && last <= now() && now() - last < reloadGuard) return 'tooSoon';
    storage.setItem(storageKey, String(now()));
  } catch {
    return 'tooSoon';
  }
  reload();
  return 'reloading';
};
