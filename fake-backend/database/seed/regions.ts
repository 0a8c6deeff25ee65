import type { RegionRow } from '../rows.ts';
import regions from './regions.json' with { type: 'json' };

// The official codes nest: a parent's code is the beginning of its children's.
const levels = [
  { level: 'province', length: 2, parent: 0 },
  { level: 'city', length: 4, parent: 2 },
  { level: 'district', length: 6, parent: 4 },
  { level: 'village', length: 10, parent: 6 },
] as const;

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

export const regionRows = (): RegionRow[] => regions.map(regionRow);
