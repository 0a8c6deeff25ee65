import type { Clock } from '../../../application/ports/device/clock.ts';
import {
  type DraftContent,
  type DraftKey,
  type DraftStore,
  type DraftStoreEvent,
  recordForm,
  type SaveOutcome,
  type StoredDraft,
} from '../../../application/ports/device/draft-store.ts';
import type { IdSource } from '../../../application/ports/device/id-source.ts';
import { TooLate } from '../in-time.ts';
import {
  begun,
  type DraftDatabase,
  DraftDatabaseOpening,
  inOneTransaction,
  readable,
  recordsOf,
} from './draft-database.ts';
import { beginning, below, type DraftPlace, nameIn, placeOf } from './draft-places.ts';
import {
  openContent,
  revisionOf,
  type StoredRecords,
  savedAtOf,
  type Vault,
  vaultIn,
  vaultOf,
} from './draft-records.ts';
import { drawSeal, newKey, type Subtle } from './draft-seal.ts';
import { type DraftToWrite, isFull, longerFor, longerForFiles, writeDraft } from './write-draft.ts';

/** Drafts in IndexedDB: compare-and-set in one transaction, `strict` durability, encrypted (non-extractable key) where WebCrypto exists. */
export class IndexedDbDraftStore implements DraftStore {
  readonly #tools: { readonly subtle: Subtle | undefined; readonly ids: IdSource; readonly clock: Clock };
  readonly #opening: DraftDatabaseOpening;
  readonly #listeners = new Set<(event: DraftStoreEvent) => unknown>();
  readonly #vaults = new Map<string, string>();
  /** Key and resulting revision of writes that timed out but may still have succeeded. */
  readonly #givenUp = new Set<string>();

  constructor(tools: { subtle: Subtle | undefined; ids: IdSource; clock: Clock }, name = 'portal-asesi-draf') {
    this.#tools = tools;
    this.#opening = new DraftDatabaseOpening(name, tools.clock, () => this.#lose());
  }

  async read(key: DraftKey): Promise<StoredDraft> {
    const place = placeOf(key);
    const ids = await this.#fileIds(place);
    return this.#opening.use(
      async (database) => {
        const vault = await this.#vault(database, key.user);
        const tx = begun(database.transaction(['drafts', 'files']));
        const files = tx.objectStore('files');
        const [head, records] = await Promise.all([
          readable(tx.objectStore('drafts').get(place)),
          recordsOf(files, below(place)),
        ]);
        return this.#stored(place, vault, { head, files: records.map(([[, , , id], record]) => [id, record]) });
      },
      ids.length > 0 ? longerForFiles : 0,
    );
  }

  readAll(user: string, form: string, subjectPrefix: string) {
    return this.#opening.use(async (database) => {
      const vault = await this.#vault(database, user);
      const range = beginning([user, form, subjectPrefix]);
      const drafts = begun(database.transaction('drafts')).store;
      const read = (await recordsOf(drafts, range)).map(
        async ([place, head]) => [place[2], await this.#stored(place, vault, { head })] as const,
      );
      return { durable: true, drafts: new Map(await Promise.all(read)) };
    });
  }

  async save(key: DraftKey, base: string, content: DraftContent | null): Promise<SaveOutcome> {
    const kept = new Set(await this.#fileIds(placeOf(key)));
    const fresh = [...(content?.files ?? [])].filter(([id]) => !kept.has(id));
    try {
      return await this.#write({ key, base, content, fresh });
    } catch (error) {
      if (!content || fresh.length === 0 || !isFull(error)) throw error;
      // a full disk has no room for the new files, but may still have room for the values
      const outcome = await this.#write({ key, base, content, fresh: [] });
      return outcome.kind === 'saved' ? { ...outcome, durable: false } : outcome;
    }
  }

  holdsAny(user: string): Promise<boolean> {
    return this.#opening.use(async (database) => {
      const tx = begun(database.transaction(['vaults', 'drafts']));
      const drafts = tx.objectStore('drafts');
      const [vault, all, records] = await Promise.all([
        tx.objectStore('vaults').get(user),
        drafts.count(below([user])),
        drafts.count(below([user, recordForm])),
      ]);
      this.#meet(user, vaultOf(vault, this.#tools.subtle));
      return all > records;
    });
  }

  async list(user: string) {
    const { listDrafts } = await import('./list-drafts.ts');
    return this.#opening.use((database) => listDrafts(database, user));
  }
  async removeExpired(now: number, here: string | null) {
    const { removeExpired } = await import('./remove-expired.ts');
    return this.#opening.use((database) => removeExpired(database, now, here));
  }

  clear(user: string): Promise<void> {
    return this.#opening.use(async (database) => {
      this.#vaults.delete(user);
      const tx = begun(database.transaction(['vaults', 'drafts', 'files'], 'readwrite', { durability: 'strict' }));
      await inOneTransaction(tx, [
        () => tx.objectStore('vaults').delete(user),
        () => tx.objectStore('drafts').delete(below([user])),
        () => tx.objectStore('files').delete(below([user])),
      ]);
    });
  }

  listen(listener: (event: DraftStoreEvent) => unknown): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #fileIds(place: DraftPlace): Promise<string[]> {
    return this.#opening.use(async (database) =>
      (await begun(database.transaction('files')).store.getAllKeys(below(place))).map(([, , , id]) => id),
    );
  }

  async #stored(place: DraftPlace, vault: Vault, records: StoredRecords): Promise<StoredDraft> {
    const seal = drawSeal(this.#tools.subtle, vault.key);
    return {
      revision: revisionOf(records.head, vault.id),
      durable: true,
      savedAt: savedAtOf(records.head),
      ...(await openContent(seal, records, nameIn(place))),
    };
  }

  async #write(wanted: Omit<DraftToWrite, 'made'>): Promise<SaveOutcome> {
    const { ids, clock, subtle } = this.#tools;
    const made = { revision: ids.next(), savedAt: clock.now() };
    const name = nameIn(placeOf(wanted.key));
    const writing = {
      subtle,
      isOwn: (revision: string) => this.#givenUp.has(name(revision)),
      met: (vault: Vault | null) => void this.#meet(wanted.key.user, vault),
    };
    try {
      return await this.#opening.use(
        (database) => writeDraft(database, { ...wanted, made }, writing),
        longerFor(wanted.fresh),
      );
    } catch (error) {
      const revision = revisionOf(wanted.content && made, vaultIn(wanted.base));
      if (error instanceof TooLate) this.#givenUp.add(name(revision));
      throw error;
    }
  }

  async #vault(database: DraftDatabase, user: string): Promise<Vault> {
    const { ids, subtle } = this.#tools;
    const known = vaultOf(await begun(database.transaction('vaults')).store.get(user), subtle);
    if (known) return this.#meet(user, known);
    const made: Vault = { id: ids.next(), ...(subtle && { key: await newKey(subtle) }) };
    const tx = begun(database.transaction('vaults', 'readwrite', { durability: 'strict' }));
    const first = vaultOf(await tx.store.get(user), subtle);
    // another tab may have created a vault meanwhile: the first one wins, because its key encrypts the stored drafts
    if (!first) await tx.store.put(made, user);
    await tx.done;
    return this.#meet(user, first ?? made);
  }

  /** Records the current vault. If it differs from the recorded one, all earlier drafts are lost. */
  #meet<Found extends Vault | null>(user: string, vault: Found): Found {
    const before = this.#vaults.get(user);
    if (vault) this.#vaults.set(user, vault.id);
    if (before === undefined || before === vault?.id) return vault;
    if (!vault) this.#vaults.delete(user);
    this.#tell({ kind: 'lost' });
    return vault;
  }

  #lose(): void {
    this.#vaults.clear();
    this.#tell({ kind: 'lost' });
  }

  #tell(event: DraftStoreEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
