import { fieldsOf } from '../../../application/fields-of.ts';
import { begun, type DraftDatabase } from './draft-database.ts';
import { below, type DraftPlace } from './draft-places.ts';

export const removeExpired = async (database: DraftDatabase, now: number, here: string | null): Promise<void> => {
  const tx = begun(database.transaction(['vaults', 'drafts', 'files'], 'readwrite', { durability: 'strict' }));
  const drafts = tx.objectStore('drafts');
  const gone: DraftPlace[] = [];
  for (let cursor = await drafts.openCursor(); cursor; cursor = await cursor.continue()) {
    const { until } = fieldsOf(cursor.value);
    if (typeof until === 'number' && until < now) gone.push(cursor.key);
  }
  for (const place of gone) {
    await drafts.delete(place);
    await tx.objectStore('files').delete(below(place));
  }
  for (const user of new Set(gone.map(([each]) => each)))
    if (user !== here && (await drafts.count(below([user]))) === 0) await tx.objectStore('vaults').delete(user);
  await tx.done;
};
