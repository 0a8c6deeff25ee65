import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';

const folder = 'fake-backend/data';
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.json'.length));

/** The schemas by which the simulation reads its data files. */
const schemas = new Map<string, z.ZodMiniType>();
let world: Record<string, { id: string }[]> = {};

beforeAll(async () => {
  vi.doMock('../../fake-backend/data/read-data.ts', async (load) => {
    const real = await load<typeof import('../../fake-backend/data/read-data.ts')>();
    const readData = (name: string, written: unknown, schema: z.ZodMiniType) => {
      schemas.set(name, schema);
      return real.readData(name, written, schema);
    };
    return { ...real, readData };
  });
  const { seedWorld } = await import('../../fake-backend/database/seed/world.ts');
  const { bankOf } = await import('../../fake-backend/questions/bank-of.ts');
  const seeded = seedWorld(new Date('2026-03-10T02:30:00Z'));
  for (const scheme of seeded.schemes) bankOf(scheme);
  world = { ...seeded };
});

const wrong = { salah: true };

/** Copies of a value with one mistake each: another kind of value in a place, or one name too many; of a list, in its first and last item. */
function* spoiled(value: unknown): Generator<unknown> {
  yield wrong;
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  const list = Array.isArray(value);
  if (!list) yield { ...value, ...wrong };
  for (const key of list ? new Set([keys[0], keys.at(-1)]) : keys) {
    for (const part of spoiled((value as Record<string, unknown>)[key ?? ''])) {
      yield list ? value.with(Number(key), part) : { ...value, [key ?? '']: part };
    }
  }
}

it('every data file of the simulation is read by a schema', () => {
  expect([...schemas.keys()].sort()).toEqual(names.sort());
});

it.each(names)('a mistake at any place of %s is refused', (name) => {
  const data: unknown = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
  const schema = schemas.get(name);
  expect(schema?.safeParse(data).success).toBe(true);
  const taken = [...spoiled(data)].filter((mistaken) => schema?.safeParse(mistaken).success);
  expect(taken).toEqual([]);
});

it('all rows of a seeded table have different ids', () => {
  for (const [table, rows] of Object.entries(world)) {
    expect(new Set(rows.map(({ id }) => id)).size, table).toBe(rows.length);
  }
});
