import {
  type DraftContent,
  type DraftKey,
  type DraftStore,
  DraftsLost,
  type SaveOutcome,
  type StoredDraft,
} from '../../../application/ports/device/draft-store.ts';

/**
 * The result of a write. `base`: the revision for the next attempt, null if none was read. `unseen`: not written, because the storage holds
 * another draft.
 */
export type Written =
  | { readonly kind: 'answered'; readonly outcome: SaveOutcome }
  | { readonly kind: 'failed'; readonly base: string | null; readonly error?: unknown }
  | { readonly kind: 'unseen'; readonly draft: StoredDraft };

export interface DraftToStore {
  readonly key: DraftKey;
  readonly base: string | null;
  readonly content: DraftContent | null;
}

const overtaken: Written = { kind: 'answered', outcome: { kind: 'overtaken' } };

/**
 * Writes a draft, also to a storage that was recreated. `left` is checked before a lost storage is recreated and before saving to it, so
 * that a log-out is never undone.
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
    if (!content) return { kind: 'answered', outcome: { ...now, kind: 'saved' } };
    return await save(now.revision);
  } catch (error) {
    return { kind: 'failed', base: begin, error };
  }
};
