import type { TabMemory } from '../../src/application/ports/device/tab-memory.ts';
import { type DraftKeys, draftKeys } from '../../src/application/sending/draft-keys.ts';
import { countedIds } from './draft-fakes.ts';

/** The keys of a draft that nothing keeps; they begin with its name. */
export const someDraftKeys = (name = 'k'): DraftKeys => {
  const { next } = countedIds();
  return draftKeys({ requestKey: name, renewed: {} }, { next: () => `${name}-${next()}` }, () => undefined);
};

/** What a tab keeps over a reload: `texts` by their names. Where `always` is given, that is all that can be read. */
export const aTabMemory = (always?: () => string): TabMemory & { readonly texts: ReadonlyMap<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (name) => always?.() ?? texts.get(name) ?? null,
    write: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
  };
};

/** The storage of a browser: `rows` are what stands in it. */
export const aStorage = (rows = new Map<string, string>()) =>
  ({
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, text: string) => void rows.set(name, text),
    removeItem: (name: string) => void rows.delete(name),
  }) as Storage;
