import { accountTokens } from '../../application/account/tokens.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import type { ServicesHandle } from '../services.tsx';
import type { SessionView } from './session-view.ts';

/** Opens the session of who sits the exam that this device keeps, until the server says who is here; `failure` is why it has not. False: nothing is kept. */
export const openKept = async (
  services: ServicesHandle,
  view: SessionView,
  failure: unknown = null,
): Promise<boolean> => {
  const owner = await services.resolve(accountTokens.examOwner);
  if (owner.read() === null) return false;
  const kept = await (await services.resolve(examTokens.keptExams)).candidate();
  if (kept && (view.status === 'unknown' || view.status === 'unreachable'))
    Object.assign(view, { status: 'candidate', candidate: kept, unconfirmed: true, failure });
  return kept !== null;
};

/**
 * Keeps what opens an exam without a network, and removes what is kept of anybody and is over for good; where nothing is to be kept any
 * more, the exams of who is here go.
 */
export const prepareOffline = async (services: ServicesHandle, user: string): Promise<void> => {
  const offline = await services.resolve(examTokens.offline);
  const kept = await services.resolve(examTokens.keptExams);
  await kept.sweep();
  return offline.wanted ? offline.prepare() : kept.retire(user);
};

/** A session that is over opens no exam without a network; the next log-in of this person lets it be kept again. */
export const forgetOwner = async (services: ServicesHandle): Promise<void> =>
  (await services.resolve(accountTokens.examOwner)).forget();
