import {
  type DraftContent,
  type DraftKey,
  type DraftStore,
  DraftsLost,
  type SaveOutcome,
  type StoredDraft,
} from '../../../application/ports/device/draft-store.ts';

/** What became of a write: its outcome, or why there is none, and on what the next one can begin (null: that is not known). */
export type Written =
  | { readonly kind: 'answered'; readonly outcome: SaveOutcome }
  | { readonly kind: 'failed'; readonly base: string | null; readonly error?: unknown }
  /** Something is there that this page has not read. */
  | { readonly kind: 'unseen'; readonly draft: StoredDraft };

export interface DraftToStore {
  readonly key: DraftKey;
  /** The revision in the storage; null while that is not known, because it could not be read. */
  readonly base: string | null;
  readonly content: DraftContent | null;
}

const overtaken: Written = { kind: 'answered', outcome: { kind: 'overtaken' } };

/**
 * Writes a draft to the storage, also to a new one after the old one was taken away. A log-out empties the storage as well: `left`
 * is asked whether there was one, before anything is made there and again before the draft is, so that nothing comes back after it.
 */
export const writeThrough = async (
  storage: DraftStore,
  { key, base, content }: DraftToStore,
  left: () => Promise<boolean>,
): Promise<Written> => {
  let begin = base;
  const save = async (revision: string): Promise<Written> => {
    begin = revision;
    return { kind: 'answered', outcome: await storage.save(key, revision, content) };
  };
  try {
    if (base !== null) {
      try {
        return await save(base);
      } catch (error) {
        if (!(error instanceof DraftsLost)) throw error;
        if (await left()) return overtaken;
      }
    }
    const now = await storage.read(key);
    if (await left()) return overtaken;
    if (now.content) return { kind: 'unseen', draft: now };
    if (!content) return { kind: 'answered', outcome: { ...now, kind: 'saved' } }; // there is nothing to be removed
    return await save(now.revision);
  } catch (error) {
    return { kind: 'failed', base: begin, error };
  }
};
