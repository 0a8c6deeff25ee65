import type { Clock } from '../../application/ports/clock.ts';
import {
  type DraftContent,
  type DraftKey,
  type DraftStore,
  recordForm,
  type SaveOutcome,
  type StoredDraft,
} from '../../application/ports/draft-store.ts';
import type { IdSource } from '../../application/ports/id-source.ts';
import type { SessionTabs } from '../../application/ports/session-tabs.ts';

/** A draft that the device's storage has not, or not wholly, taken. */
interface Kept {
  readonly key: DraftKey;
  readonly revision: string;
  /** The revision in the storage; null while that is not known, because it could not be read. */
  readonly base: string | null;
  readonly savedAt: number;
  readonly content: DraftContent | null;
}

const nameOf = ({ user, form, subject }: DraftKey): string => JSON.stringify([user, form, subject]);
const ofMemory = 'memory:';
/** Milliseconds between the tries to clear a storage, and how many there are. */
const clearAgain = 2_000;
const clearings = 30;

/**
 * A storage with the memory of this page behind it (fault matrix 37, 38): never rejects, says `durable: false` while something is
 * in memory only, and tries the storage again with every save.
 */
export const memoryBackedDraftStore = (
  storage: DraftStore,
  tools: { ids: IdSource; clock: Clock; tabs: Pick<SessionTabs, 'listen'> },
): DraftStore => {
  const kept = new Map<string, Kept>();
  tools.tabs.listen((change) => {
    if (change === 'left') kept.clear(); // another tab cleared the storage, and cannot reach this memory
  });

  /** Where a save can begin in the storage; null when it holds something that this page has not seen and must not overwrite. */
  const beginning = async (key: DraftKey, own: Kept | undefined, base: string): Promise<string | null> => {
    if (!own) return base;
    if (own.base !== null) return own.base;
    const { revision, content } = await storage.read(key);
    return content ? null : revision;
  };
  const inStorage = async (key: DraftKey, base: string, content: DraftContent | null): Promise<SaveOutcome | null> => {
    try {
      const begin = await beginning(key, kept.get(nameOf(key)), base);
      return begin === null ? null : await storage.save(key, begin, content);
    } catch {
      return null;
    }
  };

  /** A storage that could not be cleared now is cleared as soon as it can be: nothing of a person may stay after a log-out. */
  const clearLater = async (user: string): Promise<void> => {
    for (let tries = 0; tries < clearings; tries += 1) {
      await tools.clock.wait(clearAgain);
      const cleared = await storage.clear(user).then(
        () => true,
        () => false,
      );
      if (cleared) return;
    }
  };

  return {
    read: async (key) => {
      const own = kept.get(nameOf(key));
      if (own) return { ...own, durable: false };
      try {
        return await storage.read(key);
      } catch {
        const nothing = { revision: ofMemory + tools.ids.next(), savedAt: 0, content: null };
        kept.set(nameOf(key), { ...nothing, key, base: null });
        return { ...nothing, durable: false };
      }
    },
    readAll: async (user, form, subjectPrefix) => {
      const nothing = { durable: false, drafts: new Map<string, StoredDraft>() };
      const { durable, drafts } = await storage.readAll(user, form, subjectPrefix).catch(() => nothing);
      const own = [...kept.values()].filter(
        ({ key }) => key.user === user && key.form === form && key.subject.startsWith(subjectPrefix),
      );
      const newer = own.map((each): [string, StoredDraft] => [each.key.subject, { ...each, durable: false }]);
      return { durable, drafts: new Map([...drafts, ...newer]) };
    },
    save: async (key, base, content) => {
      const name = nameOf(key);
      const own = kept.get(name);
      if (own ? own.revision !== base : base.startsWith(ofMemory)) return { kind: 'overtaken' };
      const outcome = await inStorage(key, base, content);
      if (outcome?.kind === 'overtaken') return outcome;
      if (outcome?.durable) {
        kept.delete(name);
        return outcome;
      }
      const revision = outcome?.revision ?? ofMemory + tools.ids.next();
      const savedAt = outcome?.savedAt ?? tools.clock.now();
      kept.set(name, {
        key,
        revision,
        base: outcome?.revision ?? (own ? own.base : base),
        savedAt,
        content,
      });
      return { kind: 'saved', revision, savedAt, durable: false };
    },
    holdsAny: async (user) =>
      [...kept.values()].some(({ key, content }) => key.user === user && key.form !== recordForm && content) ||
      storage.holdsAny(user).catch(() => false),
    clear: async (user) => {
      for (const [name, each] of kept) if (each.key.user === user) kept.delete(name);
      await storage.clear(user).catch(() => void clearLater(user));
    },
  };
};
