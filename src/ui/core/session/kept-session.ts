import { accountTokens } from '../../../application/account/tokens.ts';
import { examTokens } from '../../../application/exam/tokens.ts';
import { lazyService, type ServicesHandle } from '../services.tsx';
import type { SessionView } from './session-view.ts';

/**
 * Opens the session for the candidate with an exam stored on this device, until the server confirms it. `failure` is the reason why the
 * server could not confirm it. Returns false if no exam is stored.
 */
export const openKept = async (
  services: ServicesHandle,
  view: SessionView,
  failure: unknown = null,
): Promise<boolean> => {
  const owner = await services.resolve(accountTokens.examOwner);
  if (owner.read() === null) return false;
  const kept = await lazyService(services, examTokens.keptExams).candidate();
  if (kept && (view.status === 'unknown' || view.status === 'unreachable'))
    Object.assign(view, { status: 'candidate', candidate: kept, unconfirmed: true, expected: false, failure });
  return kept !== null;
};

/**
 * Prepares offline exams and deletes expired data of all candidates. If offline exams are disabled, deletes this candidate's data. Does
 * nothing more once the candidate is `gone`.
 */
export const prepareOffline = async (services: ServicesHandle, user: string, gone: AbortSignal): Promise<void> => {
  const offline = await services.resolve(examTokens.offline);
  const kept = await services.resolve(examTokens.keptExams);
  await kept.sweep();
  if (gone.aborted) return;
  if (!offline.wanted) return kept.retire(user);
  // a log-out may empty the cache just before this fills it
  gone.addEventListener('abort', () => void offline.remove(), { once: true });
  return offline.prepare();
};

/** After a session has expired, no exam opens offline until the next log-in. */
export const forgetOwner = async (services: ServicesHandle): Promise<void> =>
  lazyService(services, accountTokens.examOwner).forget();
