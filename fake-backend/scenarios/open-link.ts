import type { Control } from '../control.ts';
import { networks, readLink, type ScenarioLink } from './link.ts';
import type { ShippedScene } from './play-scenario.ts';
import { scenarios } from './shipped.ts';

export type OpenedLink =
  | {
      readonly kind: 'opened';
      readonly scene: ShippedScene | null;
      readonly email: string | null;
      readonly cut: boolean;
    }
  | { readonly kind: 'wrong'; readonly texts: readonly string[] }
  | { readonly kind: 'asks'; readonly scenario: string };

/** Sets the latency but does not disconnect yet, because a log-in may follow. */
const setNetwork = async (control: Control, { network }: ScenarioLink): Promise<void> => {
  if (network === null) return;
  for (const { id, action } of control.faults()) if (action.type === 'offline') await control.removeFault(id);
  const latency = networks[network];
  if (latency !== null) await control.setLatency(latency);
};

const isKnown = (control: Control, email: string, scenario: string | null): boolean => {
  if (control.personas().some((each) => each.email === email)) return true;
  return scenarios.some(({ name, person }) => name === scenario && person === email);
};

const addressOf = (persona: string): string => (persona.includes('@') ? persona : `${persona}@contoh.example`);

/** Applies a simulation link; null when the query has none. `agreed`: a world with user changes may be replaced. */
export const openLink = async (control: Control, search: string, agreed: boolean): Promise<OpenedLink | null> => {
  const link = readLink(search);
  if (link === null) return null;
  if ('wrong' in link) return { kind: 'wrong', texts: link.wrong };
  const { scenario, persona, travel } = link;
  const email = persona === null ? null : addressOf(persona.toLowerCase());
  if (email !== null && !isKnown(control, email, scenario)) {
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
