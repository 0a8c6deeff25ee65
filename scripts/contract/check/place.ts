import { isFields } from '../../../src/application/fields-of.ts';

/** A place in a reply: names, `[]` for each row of a list, `*` for each value of a table. */
export type Place = readonly string[];

/** What is put there instead of removing what is there. */
export const removed = Symbol('removed');

/** As a reader of a report writes it: `data[].price`. */
export const placeText = (place: Place): string => place.join('.').replaceAll('.[]', '[]');

/** A copy with another value at each such place; `hits` counts them. */
export const changedAt = (value: unknown, [step, ...rest]: Place, put: unknown): { value: unknown; hits: number } => {
  if (step === undefined) return { value: put, hits: 1 };
  const inEach = step === '[]' || step === '*';
  if (Array.isArray(value) ? step !== '[]' : !isFields(value) || (!inEach && !(step in value)) || step === '[]')
    return { value, hits: 0 };
  const entries = Object.entries(value as object);
  let hits = 0;
  const changed = entries.flatMap(([key, each]) => {
    if (!inEach && key !== step) return [[key, each] as const];
    const inner = changedAt(each, rest, put);
    hits += inner.hits;
    return inner.value === removed ? [] : [[key, inner.value] as const];
  });
  const copy = Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
  return { value: copy, hits };
};
