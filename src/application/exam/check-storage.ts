import type { DraftStore } from '../ports/device/draft-store.ts';
import type { IdSource } from '../ports/device/id-source.ts';

/** `kept`: read back as written. `memoryOnly`: would be lost with the page. `wrong`: not saved, or something else was read. */
export type StorageReport = 'kept' | 'memoryOnly' | 'wrong';
export type CheckStorage = ReturnType<typeof checkStorage>;

/** Writes a test draft as an exam does, reads it back and removes it. Never rejects. */
export const checkStorage =
  (deps: { drafts: DraftStore; ids: IdSource }) =>
  async (user: string): Promise<StorageReport> => {
    const key = { user, form: 'rehearsal', subject: deps.ids.next() }; // unique, because another tab may run the check too
    const values = deps.ids.next();
    const { revision } = await deps.drafts.read(key);
    const saved = await deps.drafts.save(key, revision, { values, files: new Map() });
    const found = await deps.drafts.read(key);
    await deps.drafts.save(key, found.revision, null);
    if (saved.kind !== 'saved' || found.content?.values !== values) return 'wrong';
    return saved.durable && found.durable ? 'kept' : 'memoryOnly';
  };
