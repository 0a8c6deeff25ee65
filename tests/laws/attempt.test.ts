import { expect, it } from 'vitest';
import { runs } from '../runs.ts';
import {
  type Act,
  actsOf,
  brokenAfter,
  brokenIn,
  keyOf,
  type Left,
  newWorld,
  type ServerKind,
  type World,
} from './attempt-worlds.ts';

interface Seen {
  readonly world: World;
  readonly from: Seen | null;
  readonly name: string;
}

const pathOf = (seen: Seen): readonly string[] => (seen.from ? [...pathOf(seen.from), seen.name] : []);

/** Searches breadth-first, so that the first broken promise comes with the shortest way to it. */
const search = (first: World, depth: number) => {
  const known = new Set([keyOf(first)]);
  let layer: readonly Seen[] = [{ world: first, from: null, name: '' }];
  for (let at = 0; at < depth && layer.length > 0; at += 1) {
    const next: Seen[] = [];
    for (const seen of layer)
      for (const { name, next: world } of actsOf(seen.world) as readonly Act[]) {
        const key = keyOf(world);
        if (known.has(key)) continue;
        known.add(key);
        const found = { world, from: seen, name };
        const broken = [...brokenIn(world), ...brokenAfter(world)];
        if (broken.length > 0) return { states: known.size, depth: at + 1, broken, path: pathOf(found) };
        next.push(found);
      }
    layer = next;
  }
  return { states: known.size, depth, broken: [], path: [] };
};

const few: Left = { typed: 2, lost: 1, doubled: 1, crashes: 1, switches: 1, submits: 1 };
const depth = runs(8, 11);

it.each<ServerKind>(['keeps', 'declines', 'refuses'])(
  'no order of acts, losses, crashes and tabs breaks a promise of an attempt, on a server that %s (fault matrix 3, 4, 34, 42)',
  (server) => {
    const { states, ...found } = search(newWorld(server, few), depth);
    expect(found).toEqual({ depth, broken: [], path: [] });
    expect(states).toBeGreaterThan(3_000);
  },
);
