import type { RegionRow } from '../rows.ts';
import provinceLines from './regions/provinces.json' with { type: 'json' };

// Official codes are hierarchical: a parent's code is a prefix of its children's.
const levels = [
  { level: 'province', length: 2, parent: 0 },
  { level: 'city', length: 4, parent: 2 },
  { level: 'district', length: 6, parent: 4 },
  { level: 'village', length: 10, parent: 6 },
] as const;
const ofProvince = 2;

const regionRow = (line: string): RegionRow => {
  const space = line.indexOf(' ');
  const id = line.slice(0, space);
  const found = levels.find(({ length }) => length === id.length);
  if (!found) throw new Error(`Not a region code: ${line}`);
  return {
    id,
    parent_id: found.parent === 0 ? null : id.slice(0, found.parent),
    level: found.level,
    name: line.slice(space + 1),
  };
};

export const provinces: readonly RegionRow[] = provinceLines.map(regionRow);
const codes = new Set(provinces.map(({ id }) => id));

const loaded = new Map<string, Promise<readonly RegionRow[]>>();

/** Each province is a separate file with a line per city, loaded on demand, because a province has thousands of villages. */
const load = async (province: string): Promise<readonly RegionRow[]> => {
  const { default: lines } = (await import(`./regions/${province[0]}/${province}.json`)) as { default: string[][] };
  return lines.flat().map(regionRow);
};

export const regionsAround = (id: string): Promise<readonly RegionRow[]> => {
  const province = id.slice(0, ofProvince);
  if (!codes.has(province)) return Promise.resolve([]);
  const known = loaded.get(province);
  if (known) return known;
  const loading = load(province);
  loaded.set(province, loading);
  loading.catch(() => loaded.delete(province)); // after a failure, the next call loads it again
  return loading;
};

export const regionFinder = async (
  ids: readonly (string | null | undefined)[],
): Promise<(id: string) => Readonly<RegionRow> | undefined> => {
  const rows = (await Promise.all(ids.map((id) => regionsAround(id ?? '')))).flat();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => byId.get(id);
};

export const regionNames = async (ids: readonly (string | undefined)[]): Promise<string[]> => {
  const region = await regionFinder(ids);
  return ids.flatMap((id) => region(id ?? '')?.name ?? []);
};
