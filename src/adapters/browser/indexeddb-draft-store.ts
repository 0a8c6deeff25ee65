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
import { type DraftDatabase, DraftDatabaseOpening, type DraftPlace, wholly } from './draft-database.ts';
import { openContent, revisionOf, savedAtOf, sealFile, sealValues, type Vault, vaultOf } from './draft-records.ts';
import { drawSeal, newKey, type Subtle } from './draft-seal.ts';

const placeOf = ({ user, form, subject }: DraftKey): DraftPlace => [user, form, subject];
/** All keys that begin with these parts: an array stands after every string. */
const below = (parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);
/** All keys whose last part begins so: no character stands after this one. */
const beginning = ([user, form, prefix]: DraftPlace) =>
  IDBKeyRange.bound([user, form, prefix], [user, form, `${prefix}\uffff`]);
const nameIn = (place: DraftPlace) => (id?: string) => JSON.stringify([...place, ...(id === undefined ? [] : [id])]);

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Drafts in IndexedDB: compare and set within one transaction, written through to the disk (`strict`), encrypted with a key that
 * cannot leave the browser where WebCrypto exists. Rejects where IndexedDB does.
 */
export class IndexedDbDraftStore implements DraftStore {
  readonly #tools: { readonly subtle: Subtle | undefined; readonly ids: IdSource; readonly clock: Clock };
  readonly #opening: DraftDatabaseOpening;

  constructor(tools: { subtle: Subtle | undefined; ids: IdSource; clock: Clock }, name = 'portal-asesi-draf') {
    this.#tools = tools;
    this.#opening = new DraftDatabaseOpening(name, tools.clock);
  }

  async read(key: DraftKey): Promise<StoredDraft> {
    const database = await this.#opening.database();
    const place = placeOf(key);
    const vault = await this.#vault(database, key.user);
    const tx = database.transaction(['drafts', 'files']);
    const files = tx.objectStore('files');
    const [head, ids, records] = await Promise.all([
      tx.objectStore('drafts').get(place),
      files.getAllKeys(below(place)),
      files.getAll(below(place)),
    ]);
    const seal = drawSeal(this.#tools.subtle, vault.key);
    const stored = { head, files: ids.map(([, , , id], index) => [id, records[index]] as const) };
    return {
      revision: revisionOf(head, vault) ?? vault.id,
      durable: true,
      savedAt: savedAtOf(head),
      content: head ? await openContent(seal, stored, nameIn(place)) : null,
    };
  }

  async readAll(user: string, form: string, subjectPrefix: string) {
    const database = await this.#opening.database();
    const vault = await this.#vault(database, user);
    const range = beginning([user, form, subjectPrefix]);
    const drafts = database.transaction('drafts').store;
    const [places, heads] = await Promise.all([drafts.getAllKeys(range), drafts.getAll(range)]);
    const seal = drawSeal(this.#tools.subtle, vault.key);
    const read = places.map(async (place, index): Promise<[string, StoredDraft]> => {
      const head = heads[index];
      const content = await openContent(seal, { head, files: [] }, nameIn(place));
      return [
        place[2],
        { revision: revisionOf(head, vault) ?? vault.id, durable: true, savedAt: savedAtOf(head), content },
      ];
    });
    return { durable: true, drafts: new Map(await Promise.all(read)) };
  }

  async save(key: DraftKey, base: string, content: DraftContent | null): Promise<SaveOutcome> {
    const database = await this.#opening.database();
    const kept = new Set((await database.getAllKeys('files', below(placeOf(key)))).map(([, , , id]) => id));
    const fresh = [...(content?.files ?? [])].filter(([id]) => !kept.has(id));
    try {
      return await this.#write(database, { key, base, content, fresh });
    } catch (error) {
      if (!content || fresh.length === 0 || !isFull(error)) throw error;
      const outcome = await this.#write(database, { key, base, content, fresh: [] }); // what was typed has room
      return outcome.kind === 'saved' ? { ...outcome, durable: false } : outcome;
    }
  }

  async holdsAny(user: string): Promise<boolean> {
    const drafts = (await this.#opening.database()).transaction('drafts').store;
    const [all, records] = await Promise.all([drafts.count(below([user])), drafts.count(below([user, recordForm]))]);
    return all > records;
  }

  async clear(user: string): Promise<void> {
    const tx = (await this.#opening.database()).transaction(['vaults', 'drafts', 'files'], 'readwrite', {
      durability: 'strict',
    });
    await Promise.all([
      tx.objectStore('vaults').delete(user),
      tx.objectStore('drafts').delete(below([user])),
      tx.objectStore('files').delete(below([user])),
      tx.done,
    ]);
  }

  async #write(
    database: DraftDatabase,
    wanted: { key: DraftKey; base: string; content: DraftContent | null; fresh: readonly [string, File][] },
  ): Promise<SaveOutcome> {
    const { key, base, content, fresh } = wanted;
    const { ids, clock, subtle } = this.#tools;
    const place = placeOf(key);
    const name = nameIn(place);
    // all that takes time comes before the transaction: one that waits for anything else ends by itself
    const seal = drawSeal(subtle, vaultOf(await database.get('vaults', key.user), subtle)?.key);
    const head = content && {
      revision: ids.next(),
      savedAt: clock.now(),
      values: await sealValues(seal, content.values, name()),
    };
    const sealed = await Promise.all(
      fresh.map(async ([id, file]) => [id, await sealFile(seal, file, name(id))] as const),
    );

    const tx = database.transaction(['vaults', 'drafts', 'files'], 'readwrite', { durability: 'strict' });
    const drafts = tx.objectStore('drafts');
    const files = tx.objectStore('files');
    const vault = vaultOf(await tx.objectStore('vaults').get(key.user), subtle);
    if (!vault || revisionOf(await drafts.get(place), vault) !== base) {
      await tx.done;
      return { kind: 'overtaken' };
    }
    const gone = (await files.getAllKeys(below(place))).filter(([, , , id]) => !content?.files.has(id));
    await wholly(tx, [
      ...gone.map((each) => () => files.delete(each)),
      () => (head ? drafts.put(head, place) : drafts.delete(place)),
      ...sealed.map(
        ([id, record]) =>
          () =>
            files.put(record, [...place, id]),
      ),
    ]);
    return {
      kind: 'saved',
      revision: head?.revision ?? vault.id,
      savedAt: head?.savedAt ?? clock.now(),
      durable: true,
    };
  }

  /** The person's vault, made when there is none; of two tabs that make one, the first has made it for both. */
  async #vault(database: DraftDatabase, user: string): Promise<Vault> {
    const { ids, subtle } = this.#tools;
    const known = vaultOf(await database.get('vaults', user), subtle);
    if (known) return known;
    const made: Vault = { id: ids.next(), ...(subtle && { key: await newKey(subtle) }) };
    const tx = database.transaction('vaults', 'readwrite', { durability: 'strict' });
    const first = vaultOf(await tx.store.get(user), subtle);
    if (!first) await tx.store.put(made, user);
    await tx.done;
    return first ?? made;
  }
}
