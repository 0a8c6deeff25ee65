import fc from 'fast-check';
import { runs } from '../../../../runs.ts';

interface Mutation {
  readonly at: number;
  readonly how: 'delete' | 'replace' | 'retype' | 'wrap';
  readonly value: unknown;
}

export interface Slot {
  readonly path: string;
  readonly parent: Record<string, unknown>;
  readonly key: string;
}

export const slotsOf = (value: unknown, path = ''): Slot[] => {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => {
    const name = [path, Array.isArray(value) ? '*' : key].filter(Boolean).join('.');
    return [{ path: name, parent, key }, ...slotsOf(parent[key], name)];
  });
};

const retyped = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return Number.isNaN(Number(value)) ? [value] : Number(value);
  if (Array.isArray(value)) return { ...value };
  return typeof value === 'object' && value !== null ? Object.values(value) : 'null';
};

const mutated = (body: unknown, mutations: readonly Mutation[]): unknown => {
  const root = { body: structuredClone(body) };
  for (const { at, how, value } of mutations) {
    const slots = slotsOf(root);
    const slot = slots[at % slots.length];
    if (!slot) continue;
    const { parent, key } = slot;
    if (how === 'delete') delete parent[key];
    else if (how === 'replace')
      parent[key] = structuredClone(value); // a later run must not mutate the shared constants
    else parent[key] = how === 'wrap' ? { data: parent[key] } : retyped(parent[key]);
  }
  return root.body;
};

const nasty = fc.constantFrom<unknown>(
  ...[null, '', 0, -1, 1.5, 2 ** 53, 1e308, true, [], {}, [null], 'x'.repeat(301), '2026-99-99', '05/01/2026'],
  ...['750.000', '<script>', '__proto__', { __proto__: null, constructor: 1, toString: 'x' }],
);

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(10_000),
  how: fc.constantFrom('delete', 'replace', 'retype', 'wrap'),
  value: fc.oneof({ weight: 4, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) }),
});

/** Usually a good body with some mutations, otherwise any JSON, truncated JSON or no JSON. */
export const bodyTexts = (good: unknown): fc.Arbitrary<string> => {
  const changed = fc
    .array(mutation, { minLength: 1, maxLength: 4 })
    .map((mutations) => JSON.stringify(mutated(good, mutations)) ?? '');
  const whole = JSON.stringify(good);
  const odd = fc.constantFrom('', 'null', '<html></html>', '[]', '{}', '{"data":null}', '{"code":"01"}');
  return fc.oneof(
    { weight: 16, arbitrary: changed },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.nat(whole.length).map((length) => whole.slice(0, length)) },
    { weight: 1, arbitrary: odd },
  );
};

/** Deep enough to overflow the stack of any recursion. */
const depth = runs(20_000, 100_000);
export const deepArray = `${'['.repeat(depth)}${']'.repeat(depth)}`;

export const deepTexts = (good: unknown): string[] =>
  slotsOf({ body: good }).map((_, at) =>
    JSON.stringify(mutated(good, [{ at, how: 'replace', value: '@deep' }])).replace('"@deep"', () => deepArray),
  );
