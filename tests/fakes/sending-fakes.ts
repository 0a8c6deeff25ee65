import type { TabMemory } from '../../src/application/ports/device/tab-memory.ts';
import { type DraftKeys, draftKeys } from '../../src/application/sending/draft-keys.ts';
import { countedIds } from './draft-fakes.ts';

export const someDraftKeys = (name = 'k'): DraftKeys => {
  const { next } = countedIds();
  return draftKeys({ requestKey: name, renewed: {} }, { next: () => `${name}-${next()}` }, () => undefined);
};

/** A fake `TabMemory` that survives a reload; with `always`, every read returns the result of `always`. */
export const aTabMemory = (always?: () => string): TabMemory & { readonly texts: ReadonlyMap<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (name) => always?.() ?? texts.get(name) ?? null,
    write: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
  };
};

export const aStorage = (rows = new Map<string, string>()) =>
  ({
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, text: string) => void rows.set(name, text),
    removeItem: (name: string) => void rows.delete(name),
  }) as Storage;
