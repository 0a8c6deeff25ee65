import { fieldsOf } from '../../../application/fields-of.ts';
import type { ListedDraft } from '../../../application/ports/device/draft-store.ts';
import { begun, type DraftDatabase } from './draft-database.ts';
import { below } from './draft-places.ts';
import { savedAtOf } from './draft-records.ts';

const sizeOf = (sealed: unknown): number => {
  const bytes = sealed instanceof ArrayBuffer ? sealed : fieldsOf(sealed).data;
  return bytes instanceof ArrayBuffer ? bytes.byteLength : 0;
};

export const listDrafts = async (database: DraftDatabase, user: string): Promise<readonly ListedDraft[]> => {
  const tx = begun(database.transaction(['drafts', 'files']));
  const [drafts, files, range] = [tx.objectStore('drafts'), tx.objectStore('files'), below([user])];
  const [places, heads, filePlaces, records] = await Promise.all([
    drafts.getAllKeys(range),
    drafts.getAll(range),
    files.getAllKeys(range),
    files.getAll(range),
  ]);
  const sizes = new Map<string, number>();
  for (const [index, [, form, subject]] of filePlaces.entries()) {
    const name = JSON.stringify([form, subject]);
    sizes.set(name, (sizes.get(name) ?? 0) + sizeOf(fieldsOf(records[index]).bytes));
  }
  return places.map(([, form, subject], index) => ({
    form,
    subject,
    savedAt: savedAtOf(heads[index]),
    size: sizeOf(fieldsOf(heads[index]).values) + (sizes.get(JSON.stringify([form, subject])) ?? 0),
  }));
};
