import type { StoredTables } from '../../database/persistence.ts';
import type { Difference } from './difference.ts';

/**
 * Minimum length of a text, such as a signature or a photo, that is replaced by a short name if the seed has it too, or if it occurs twice.
 */
const shortestNamed = 200;
/** Maximum characters of all texts that a scene may put back. */
const mostCharacters = 40_000_000;

const mixed = (text: string, start: number, factor: number): number => {
  let value = start;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), factor);
  return (value ^ (value >>> 15)) >>> 0;
};

/** A short name of a text: its length and two hashes, so that two texts hardly ever share a name. */
const nameOf = (text: string): string =>
  [text.length, mixed(text, 0x811c9dc5, 0x01000193), mixed(text, 0x9e3779b9, 0x85ebca6b)]
    .map((number) => number.toString(36))
    .join('-');

const placeKey = '=';

const mapped = (value: unknown, change: (value: unknown) => unknown): unknown => {
  const changed = change(value);
  if (changed !== value || typeof value !== 'object' || value === null) return changed;
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, change)]));
};

const longTexts = (value: unknown, found: (text: string) => void): void => {
  if (typeof value === 'string') {
    if (value.length >= shortestNamed) found(value);
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) longTexts(each, found);
};

const namesIn = (seeded: StoredTables): Map<string, string> => {
  const named = new Map<string, string>();
  const known = new Set<string>();
  longTexts(seeded, (text) => {
    if (known.has(text)) return;
    known.add(text);
    named.set(nameOf(text), text);
  });
  return named;
};

export interface Shortened {
  readonly tables: Difference;
  readonly texts: string[];
}

export const shortened = (seeded: StoredTables, tables: Difference): Shortened => {
  const counts = new Map<string, number>();
  longTexts(tables, (text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  const inSeed = new Set(namesIn(seeded).values());
  const own = [...counts].filter(([text, count]) => count > 1 && !inSeed.has(text)).map(([text]) => text);
  const named = new Set([...own, ...inSeed]);
  const shorter = mapped(tables, (value) =>
    typeof value === 'string' && named.has(value) ? { [placeKey]: nameOf(value) } : value,
  );
  return { tables: shorter as Difference, texts: own };
};

const nameIn = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const [[key, name] = [], ...others] = Object.entries(value);
  return key === placeKey && typeof name === 'string' && others.length === 0 ? name : null;
};

/** Replaces the names by their texts. Throws for an unknown name, or if all texts together are too long. */
export const lengthened = (seeded: StoredTables, { tables, texts }: Shortened): Difference => {
  const named = namesIn(seeded);
  for (const text of texts) named.set(nameOf(text), text);
  let size = 0;
  const longer = mapped(tables, (value) => {
    const name = nameIn(value);
    if (name === null) return value;
    const text = named.get(name);
    size += text?.length ?? 0;
    if (text === undefined || size > mostCharacters) throw new RangeError(name);
    return text;
  });
  return longer as Difference;
};
