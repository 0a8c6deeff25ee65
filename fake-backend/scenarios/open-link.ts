import type { Control } from '../control.ts';
import type { FaultRule } from '../faults.ts';
import { networks, readLink, type ScenarioLink } from './link.ts';
import type { Scene } from './scenario.ts';

/** What became of a link. */
export type OpenedLink =
  /** `scene` is null for a link without a scenario; `email` is who is to be logged in, null for nobody else than now. */
  | { readonly kind: 'opened'; readonly scene: Scene | null; readonly email: string | null }
  | { readonly kind: 'wrong'; readonly texts: readonly string[] }
  /** It would put another world in place of one that somebody has worked in; nothing has changed. */
  | { readonly kind: 'asks'; readonly scenario: string };

const offline: FaultRule = {
  id: 'putus',
  match: { path: '/api/' },
  nth: 'every',
  action: { type: 'offline' },
};

const setNetwork = async (control: Control, { network }: ScenarioLink): Promise<void> => {
  if (network === null) return;
  const latency = networks[network];
  if (latency === null) await control.addFault(offline);
  else await control.setLatency(latency);
};

const addressOf = (persona: string): string => (persona.includes('@') ? persona : `${persona}@contoh.example`);

/** Does what the query of an address asks for; null when it is no such link. `agreed`: a world may be replaced that somebody has worked in. */
export const openLink = async (control: Control, search: string, agreed: boolean): Promise<OpenedLink | null> => {
  const link = readLink(search);
  if (link === null) return null;
  if ('wrong' in link) return { kind: 'wrong', texts: link.wrong };
  const { scenario, persona, travel } = link;
  const email = persona === null ? null : addressOf(persona.toLowerCase());
  if (email !== null && !control.personas().some((each) => each.email === email)) {
    const names = control.personas().map((each) => each.email.replace('@contoh.example', ''));
    return {
      kind: 'wrong',
      texts: [`Persona “${persona?.slice(0, 60)}” tidak ada. Yang tersedia: ${names.join(', ')}.`],
    };
  }
  if (scenario !== null && !agreed && (await control.replacesWork(scenario))) return { kind: 'asks', scenario };
  const scene = scenario === null ? null : await control.playScenario(scenario);
  if (travel > 0) await control.travel(travel);
  await setNetwork(control, link);
  return { kind: 'opened', scene, email: email ?? scene?.email ?? null };
};
