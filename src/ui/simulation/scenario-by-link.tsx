import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { accountTokens } from '../../application/account/tokens.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { paths } from '../paths.ts';
import { useServices } from '../services.tsx';
import { enter, leave, useSession, useSessionView } from '../session/session-view.ts';

/** Of a name that is said again. */
const longestName = 60;

interface ScenarioByLinkProps {
  readonly name: string;
  readonly control: SimulationControl;
}

/**
 * `?skenario=…`: makes the world as the scenario of this name has it, logs its candidate in and opens the exams. What this device
 * keeps of an earlier world's exams goes, because they are not those of the new one.
 */
export const ScenarioByLink = ({ name, control }: ScenarioByLinkProps) => {
  const { status } = useSession();
  const session = useSessionView();
  const services = useServices();
  const queries = useQueryClient();
  const alerts = useAlerts();
  const [, navigate] = useLocation();
  const played = useRef(false);

  const play = async (): Promise<void> => {
    const { email, trxId } = await control.playScenario(name);
    leave(session);
    queries.clear();
    const persona = control.personas().find((each) => each.email === email);
    const [logIn, drafts] = await Promise.all([
      services.resolve(accountTokens.logIn),
      services.resolve(draftTokens.drafts),
    ]);
    const outcome = persona && (await logIn(persona));
    if (outcome?.kind !== 'welcome') return;
    await drafts.clear(outcome.candidate.id);
    enter(session, outcome.candidate);
    navigate(paths.exams.to({ trxid: encodeTrxId(trxId) }), { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known who is here
  useEffect(() => {
    if (played.current || status === 'unknown') return;
    played.current = true;
    play().catch((error: unknown) => {
      if (!(error instanceof RangeError)) return alerts.failed(error);
      navigate(location.pathname, { replace: true });
      alerts.inform(`Skenario “${name.slice(0, longestName)}” tidak ada. Yang tersedia: ${error.message}.`);
    });
  }, [status]);
  return null;
};
