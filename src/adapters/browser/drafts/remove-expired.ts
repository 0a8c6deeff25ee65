import { fieldsOf } from '../../../application/fields-of.ts';
import { begun, type DraftDatabase, readable } from './draft-database.ts';
import { below, type DraftPlace } from './draft-places.ts';

export const removeExpired = async (database: DraftDatabase, now: number, here: string | null): Promise<void> => {
  const tx = begun(database.transaction(['vaults', 'drafts', 'files'], 'readwrite', { durability: 'strict' }));
  const drafts = tx.objectStore('drafts');
  const gone: DraftPlace[] = [];
  for (const place of await drafts.getAllKeys()) {
    const { until } = fieldsOf(await readable(drafts.get(place)));
    if (typeof until === 'number' && until < now) gone.push(place);
  }
  for (const place of gone) {
    await drafts.delete(place);
    await tx.objectStore('files').delete(below(place));
  }
  for (const user of new Set(gone.map(([each]) => each)))
    if (user !== here && (await drafts.count(below([user]))) === 0) await tx.objectStore('vaults').delete(user);
  await tx.done;
};
