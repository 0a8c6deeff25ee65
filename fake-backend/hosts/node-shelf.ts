import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeptWorld, ShelfStore } from '../worlds/shelf.ts';
import { putAside } from './node-aside.ts';

const isWorld = (value: Partial<KeptWorld> | null): value is KeptWorld =>
  Number.isSafeInteger(value?.id) && typeof value?.time === 'string' && typeof value.tables === 'object';

const read = (file: string): KeptWorld | null => {
  try {
    const world: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isWorld(world as Partial<KeptWorld> | null) ? (world as KeptWorld) : null;
  } catch {
    return null;
  }
};

/**
 * A folder with one file per saved world, so that a training class can go back to these worlds after a restart. `fresh` starts empty and
 * renames the existing folder.
 */
export const folderShelf = (folder: string, fresh = false): ShelfStore => {
  if (fresh) putAside(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = ({ id }: KeptWorld) => path.join(folder, `${id}.json`);
  let kept = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => read(path.join(folder, name)) ?? [])
    .sort((a, b) => a.id - b.id);
  return {
    all: async () => kept,
    async replaceAll(worlds) {
      for (const world of worlds.filter((each) => !kept.includes(each))) {
        const half = `${fileOf(world)}.baru`;
        await writeFile(half, JSON.stringify(world), { mode: 0o600 });
        await rename(half, fileOf(world));
      }
      const ids = new Set(worlds.map(({ id }) => id));
      for (const world of kept.filter(({ id }) => !ids.has(id))) await rm(fileOf(world), { force: true });
      kept = [...worlds];
    },
  };
};
