import {
  type DraftContent,
  type DraftKey,
  DraftsLost,
  type SaveOutcome,
} from '../../../application/ports/device/draft-store.ts';
import { begun, type DraftDatabase, inOneTransaction, readable } from './draft-database.ts';
import { below, nameIn, placeOf } from './draft-places.ts';
import { newHead, revisionOf, sealFile, type Vault, vaultIn, vaultOf } from './draft-records.ts';
import { drawSeal, type Subtle } from './draft-seal.ts';

export interface DraftToWrite {
  readonly key: DraftKey;
  readonly base: string;
  readonly content: DraftContent | null;
  readonly fresh: readonly (readonly [id: string, file: File])[];
  readonly made: { readonly revision: string; readonly savedAt: number };
}

interface Writing {
  readonly subtle: Subtle | undefined;
  readonly isOwn: (revision: string) => boolean;
  readonly met: (vault: Vault | null) => void;
}

/** Compare-and-set in one transaction. Rejects with `DraftsLost` if the vault of the base revision was deleted. */
export const writeDraft = async (
  database: DraftDatabase,
  { key, base, content, fresh, made }: DraftToWrite,
  { subtle, isOwn, met }: Writing,
): Promise<SaveOutcome> => {
  const place = placeOf(key);
  const name = nameIn(place);
  // encrypt before the transaction: IndexedDB commits a transaction that waits for anything else
  const seal = drawSeal(subtle, vaultOf(await begun(database.transaction('vaults')).store.get(key.user), subtle)?.key);
  const { values, until, files: named } = content ?? {};
  const about = { ...made, ...(until !== undefined && { until }), ...(named?.size && { files: named.size }) };
  const head = content && (await newHead(seal, values, name(), about));
  const sealed = await Promise.all(
    fresh.map(async ([id, file]) => [id, await sealFile(seal, file, name(id))] as const),
  );

  const tx = begun(database.transaction(['vaults', 'drafts', 'files'], 'readwrite', { durability: 'strict' }));
  const drafts = tx.objectStore('drafts');
  const files = tx.objectStore('files');
  const vault = vaultOf(await tx.objectStore('vaults').get(key.user), subtle);
  if (vault?.id !== vaultIn(base)) {
    await tx.done;
    met(vault);
    throw new DraftsLost();
  }
  const before = revisionOf(await readable(drafts.get(place)), vault.id);
  if (before !== base && !isOwn(before)) {
    await tx.done;
    return { kind: 'overtaken' };
  }
  const gone = (await files.getAllKeys(below(place))).filter(([, , , id]) => !content?.files.has(id));
  await inOneTransaction(tx, [
    ...gone.map((each) => () => files.delete(each)),
    () => (head ? drafts.put(head, place) : drafts.delete(place)),
    ...sealed.map(
      ([id, record]) =>
        () =>
          files.put(record, [...place, id]),
    ),
  ]);
  return { kind: 'saved', revision: revisionOf(head, vault.id), savedAt: made.savedAt, durable: true };
};

/** Extra milliseconds for the files of drafts: a fixed time to read them, and 1 ms per 2 kB to write them on a slow disk. */
export const longerForFiles = 30_000;
export const longerFor = (files: readonly (readonly [string, File])[]): number =>
  files.reduce((sum, [, { size }]) => sum + size, 0) / 2_000;

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
