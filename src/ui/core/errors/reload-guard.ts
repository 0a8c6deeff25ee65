import { savedForReload } from './before-reload.ts';
import { addressAnswers } from './own-address.ts';

const storageKey = 'portal.reloaded-at';
const reloadGuard = 60_000; // milliseconds, as in specification 9

/**
 * Firefox and Safari abort chunk loading during a navigation, and a reload would cancel that navigation. After two seconds the navigation
 * has removed the page together with this timer.
 */
const leftByThen = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 2_000));

interface ReloadTools {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
  answers: () => Promise<boolean>;
}

const browser = (): ReloadTools => ({
  storage: sessionStorage,
  now: Date.now,
  reload: () => void Promise.all([savedForReload(), leftByThen()]).then(() => location.reload()),
  answers: () => addressAnswers(location.href),
});

export type ReloadOutcome = 'reloading' | 'noServer' | 'tooSoon';

/**
 * Does not reload if the last reload was within 60 s or storage is unavailable, to avoid a loop. Checks the server first, because a failed
 * reload would lose the page.
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
