import { scenarios } from './shipped.ts';

export interface ScenarioLink {
  readonly scenario: string | null;
  readonly persona: string | null;
  readonly travel: number;
  readonly network: NetworkName | null;
}

export const windows = { own: 'sendiri', shared: 'bersama' } as const;

/** Delay of each reply in milliseconds, by network name; null means no connection. */
export const networks = { cepat: 0, biasa: 120, lambat: 2_000, 'sangat-lambat': 5_000, terputus: null } as const;
export type NetworkName = keyof typeof networks;

const minute = 60_000;
const units = { menit: minute, jam: 60 * minute, hari: 24 * 60 * minute } as const;

const longestShown = 60;
const shown = (text: string): string => `“${text.slice(0, longestShown)}”`;

const travelOf = (text: string): number | null => {
  const [, count = '', unit = ''] = /^(\d{1,3})(menit|jam|hari)$/.exec(text) ?? [];
  return unit in units ? Number(count) * units[unit as keyof typeof units] : null;
};

const linkParameters = ['skenario', 'persona', 'waktu', 'jaringan', 'jendela'] as const;

/** Ignores the case of the parameter names, because links are also typed by hand. */
const queryOf = (search: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value]));

export const isLink = (search: string): boolean => {
  const query = queryOf(search);
  return linkParameters.some((name) => query.has(name));
};

export const readLink = (search: string): ScenarioLink | { readonly wrong: readonly string[] } | null => {
  if (!isLink(search)) return null;
  const query = queryOf(search);
  const [scenario, persona, time, network, window] = linkParameters.map((name) => query.get(name));
  const travel = time == null ? 0 : travelOf(time);
  const wrong: string[] = [];
  if (scenario != null && !scenarios.some(({ name }) => name === scenario)) {
    wrong.push(`Skenario ${shown(scenario)} tidak ada. Pilih dari daftar skenario.`);
  }
  if (travel === null) wrong.push(`Waktu ${shown(time ?? '')} tidak dikenal. Contoh: 30menit, 2jam, 3hari.`);
  if (network != null && !Object.hasOwn(networks, network)) {
    wrong.push(`Jaringan ${shown(network)} tidak dikenal. Yang tersedia: ${Object.keys(networks).join(', ')}.`);
  }
  if (window != null && !Object.values<string>(windows).includes(window)) {
    wrong.push(`Jendela ${shown(window)} tidak dikenal. Yang tersedia: ${Object.values(windows).join(', ')}.`);
  }
  if (wrong.length > 0) return { wrong };
  return {
    scenario: scenario ?? null,
    persona: persona ?? null,
    travel: travel ?? 0,
    network: (network ?? null) as NetworkName | null,
  };
};
