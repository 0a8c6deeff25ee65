import { fieldsOf } from '../../../application/fields-of.ts';
import type { ListedDraft } from '../../../application/ports/device/draft-store.ts';
import { begun, type DraftDatabase, recordsOf } from './draft-database.ts';
import { below } from './draft-places.ts';
import { savedAtOf } from './draft-records.ts';

const sizeOf = (sealed: unknown): number => {
  const bytes = sealed instanceof ArrayBuffer ? sealed : fieldsOf(sealed).data;
  return bytes instanceof ArrayBuffer ? bytes.byteLength : 0;
};

export const listDrafts = async (database: DraftDatabase, user: string): Promise<readonly ListedDraft[]> => {
  const tx = begun(database.transaction(['drafts', 'files']));
  const [drafts, files, range] = [tx.objectStore('drafts'), tx.objectStore('files'), below([user])];
  const [heads, records] = await Promise.all([recordsOf(drafts, range), recordsOf(files, range)]);
  const sizes = new Map<string, number>();
  for (const [[, form, subject], record] of records) {
    const name = JSON.stringify([form, subject]);
    sizes.set(name, (sizes.get(name) ?? 0) + sizeOf(fieldsOf(record).bytes));
  }
  return heads.map(([[, form, subject], head]) => ({
    form,
    subject,
    savedAt: savedAtOf(head),
    size: sizeOf(fieldsOf(head).values) + (sizes.get(JSON.stringify([form, subject])) ?? 0),
  }));
};
