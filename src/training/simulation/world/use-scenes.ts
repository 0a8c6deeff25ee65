import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { accountTokens } from '../../../application/account/tokens.ts';
import { draftTokens } from '../../../application/draft/tokens.ts';
import type { OpenedOwnScene } from '../../../application/ports/simulation/simulated-own-scenes.ts';
import type { SimulatedScene } from '../../../application/ports/simulation/simulated-scenarios.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { useServices } from '../../../ui/core/services.tsx';
import { enter, leave, useSessionView } from '../../../ui/core/session/session-view.ts';

const addressOf = ({ page, trxId }: Pick<SimulatedScene, 'page' | 'trxId'>): string =>
  trxId === null ? page : page.replace('{trxid}', encodeURIComponent(encodeTrxId(trxId)));

/** Uses the regular log-in calls. `clearing`: drops the person's drafts and exams on this device, which belong to another world. */
const useLogIn = (control: SimulationControl) => {
  const session = useSessionView();
  const services = useServices();
  const queries = useQueryClient();
  return async (email: string, clearing: boolean): Promise<'done' | 'refused' | 'unknown person'> => {
    const persona = control.personas().find((each) => each.email === email);
    if (!persona) return 'unknown person';
    leave(session);
    queries.clear();
    const [logIn, drafts] = await Promise.all([
      services.resolve(accountTokens.logIn),
      services.resolve(draftTokens.drafts),
    ]);
    const outcome = await logIn(persona);
    if (outcome.kind !== 'welcome') return 'refused';
    if (clearing) await drafts.clear(outcome.candidate.id);
    enter(session, outcome.candidate);
    return 'done';
  };
};

export const useEnterScene = (control: SimulationControl) => {
  const logIn = useLogIn(control);
  const [, navigate] = useLocation();
  return async (email: string | null, scene: SimulatedScene | null): Promise<void> => {
    const own = scene !== null && scene.email === email;
    if (email !== null && (await logIn(email, own)) === 'refused') return;
    navigate(own ? addressOf(scene) : location.pathname, { replace: true });
  };
};

/** Enters a scene that the user saved. Its faults begin last, because they would disturb the log-in. */
export const useEnterOwnScene = (control: SimulationControl) => {
  const logIn = useLogIn(control);
  const session = useSessionView();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return async ({ email, faults, ...scene }: OpenedOwnScene): Promise<void> => {
    if (email === null) {
      leave(session);
      queries.clear();
    } else await logIn(email, true);
    navigate(addressOf(scene), { replace: true });
    for (const fault of faults) await control.addFault(fault);
  };
};
