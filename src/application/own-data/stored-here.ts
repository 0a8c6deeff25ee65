import type { RemovedDraft } from '../draft/old-drafts.ts';
import { type DraftStore, type ListedDraft, recordForm } from '../ports/device/draft-store.ts';

export interface StoredHere {
  /** Null if the storage does not say. */
  readonly drafts: readonly ListedDraft[] | null;
  readonly removed: readonly RemovedDraft[];
}

export type FindStoredHere = ReturnType<typeof storedHere>;

/** The drafts on this device, latest first, and those removed as old. Never rejects with the container's draft store. */
export const storedHere =
  (deps: {
    drafts: Pick<DraftStore, 'list'>;
    oldDrafts: { readonly removed: (user: string) => Promise<readonly RemovedDraft[]> };
  }) =>
  async (user: string): Promise<StoredHere> => {
    const listed = await deps.drafts.list(user);
    return {
      drafts: listed?.filter(({ form }) => form !== recordForm).sort((a, b) => b.savedAt - a.savedAt) ?? null,
      removed: await deps.oldDrafts.removed(user),
    };
  };
