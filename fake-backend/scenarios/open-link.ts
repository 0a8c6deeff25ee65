import type { Control } from '../control.ts';
import { networks, readLink, type ScenarioLink } from './link.ts';
import { scenarios } from './list.ts';
import type { Scene } from './scenario.ts';

/** What became of a link. */
export type OpenedLink =
  /**
   * `scene` is null for a link without a scenario; `email` is who is to be logged in, null for nobody else than now; `cut`: then nothing
   * is to be reached any more.
   */
  | { readonly kind: 'opened'; readonly scene: Scene | null; readonly email: string | null; readonly cut: boolean }
  | { readonly kind: 'wrong'; readonly texts: readonly string[] }
  /** It would put another world in place of one that somebody has worked in; nothing has changed. */
  | { readonly kind: 'asks'; readonly scenario: string };

/** As fast as the link says, and not cut: somebody may have to log in yet. */
const setNetwork = async (control: Control, { network }: ScenarioLink): Promise<void> => {
  if (network === null) return;
  for (const { id, action } of control.faults()) if (action.type === 'offline') await control.removeFault(id);
  const latency = networks[network];
  if (latency !== null) await control.setLatency(latency);
};

/** Whether somebody is in the present world, or will be by the scenario. */
const isKnown = async (control: Control, email: string, scenario: string | null): Promise<boolean> => {
  if (control.personas().some((each) => each.email === email)) return true;
  const listed = scenarios.find(({ name }) => name === scenario);
  return (await listed?.load())?.scenario.email === email;
};

const addressOf = (persona: string): string => (persona.includes('@') ? persona : `${persona}@contoh.example`);

/** Does what the query of an address asks for; null when it is no such link. `agreed`: a world may be replaced that somebody has worked in. */
export const openLink = async (control: Control, search: string, agreed: boolean): Promise<OpenedLink | null> => {
  const link = readLink(search);
  if (link === null) return null;
  if ('wrong' in link) return { kind: 'wrong', texts: link.wrong };
  const { scenario, persona, travel } = link;
  const email = persona === null ? null : addressOf(persona.toLowerCase());
  if (email !== null && !(await isKnown(control, email, scenario))) {
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
  return { kind: 'opened', scene, email: email ?? scene?.email ?? null, cut: link.network === 'terputus' };
};
