import type { PendingLogOut } from '../../../application/ports/account/pending-log-out.ts';
import type { SessionTabs } from '../../../application/ports/account/session-tabs.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type {
  DraftContent,
  DraftKey,
  DraftStore,
  DraftStoreEvent,
  ListedDraft,
  SaveOutcome,
  StoredDraft,
} from '../../../application/ports/device/draft-store.ts';
import type { IdSource } from '../../../application/ports/device/id-source.ts';
import { DraftMemory, isGivenUp, nameOf } from './draft-memory.ts';
import { OneAfterAnother } from './one-after-another.ts';
import { ReturnToStorage } from './return-to-storage.ts';
import { StorageAccess } from './storage-access.ts';

interface Tools {
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly tabs: Pick<SessionTabs, 'listen' | 'heard'>;
  readonly pending: Pick<PendingLogOut, 'isPending'>;
}

const clearAgain = 2_000;
const clearings = 30;

/** A draft storage with a fallback in page memory (fault matrix 37, 38, 68, 69). */
export class MemoryBackedDraftStore implements DraftStore {
  readonly #storage: DraftStore;
  readonly #clock: Clock;
  readonly #memory: DraftMemory;
  readonly #access: StorageAccess;
  readonly #return: ReturnToStorage;
  readonly #turns = new OneAfterAnother();
  readonly #listeners = new Set<(event: DraftStoreEvent) => unknown>();

  constructor(storage: DraftStore, tools: Tools) {
    const memory = new DraftMemory(tools.ids);
    const tell = (event: DraftStoreEvent) => {
      for (const listener of this.#listeners) listener(event);
    };
    const access = new StorageAccess(storage, tools, () => {
      void this.#return.start();
      tell({ kind: 'lost' });
    });
    this.#storage = storage;
    this.#clock = tools.clock;
    this.#memory = memory;
    this.#access = access;
    this.#return = new ReturnToStorage({ memory, access, turns: this.#turns, clock: tools.clock, tell });
    tools.tabs.listen((change) => {
      if (change === 'left') memory.leave(() => true); // the other tab clears the storage, but cannot clear the memory of this tab
    });
    storage.listen(tell);
  }

  read(key: DraftKey): Promise<StoredDraft> {
    return this.#turns.run(nameOf(key), () => this.#read(key));
  }

  async readAll(user: string, form: string, subjectPrefix: string) {
    await this.#return.settleAll(); // must come first, because the storage does not have the in-memory drafts yet
    const found = await this.#access.ask((storage) => storage.readAll(user, form, subjectPrefix));
    const drafts = new Map<string, StoredDraft>();
    for (const [subject, draft] of found?.drafts ?? []) drafts.set(subject, this.#memory.named(draft));
    for (const own of this.#memory.of(user, form, subjectPrefix))
      drafts.set(own.key.subject, this.#memory.inMemory(own));
    return { durable: found?.durable ?? false, drafts };
  }

  save(key: DraftKey, base: string, content: DraftContent | null): Promise<SaveOutcome> {
    return this.#turns.run(nameOf(key), () => this.#save(key, base, content));
  }

  async holdsAny(user: string): Promise<boolean | null> {
    const inMemory = this.#memory.holdsAny(user);
    const stored = await this.#access.ask((storage) => storage.holdsAny(user)); // also tells of a loss
    return inMemory || stored;
  }

  async list(user: string) {
    const stored = await this.#access.ask((storage) => storage.list(user));
    const own = this.#memory.listed(user);
    const isOwn = ({ form, subject }: ListedDraft) =>
      own.some((each) => each.form === form && each.subject === subject);
    return stored && [...stored.filter((each) => !isOwn(each)), ...own];
  }

  async removeExpired(now: number, here: string | null): Promise<void> {
    await this.#access.ask((storage) => storage.removeExpired(now, here));
  }

  async clear(user: string): Promise<void> {
    this.#memory.leave((key) => key.user === user);
    const cleared = this.#storage.clear(user).catch(() => void this.#clearLater(user));
    if (!this.#access.away) await cleared;
  }

  listen(listener: (event: DraftStoreEvent) => unknown): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async #read(key: DraftKey): Promise<StoredDraft> {
    const { kept, unread } = this.#memory;
    const name = nameOf(key);
    const waiting = kept.get(name);
    if (waiting) await this.#return.settle(waiting);
    const own = kept.get(name);
    if (own?.waits && !isGivenUp(own)) return this.#memory.inMemory(own);
    const found = await this.#access.ask((storage) => storage.read(key));
    if (found) {
      if (own?.waits) kept.delete(name);
      return this.#memory.named(found);
    }
    unread.set(name, key);
    void this.#return.start();
    return this.#memory.inMemory();
  }

  async #save(key: DraftKey, base: string, content: DraftContent | null): Promise<SaveOutcome> {
    const { kept, unread } = this.#memory;
    const name = nameOf(key);
    unread.delete(name);
    const before = kept.get(name);
    const { stored, logOuts } = this.#memory.madeOf(base);
    const isOwn = base === before?.revision;
    if (before?.waits && !isOwn && (stored === null || stored !== before.unseen?.revision))
      return { kind: 'overtaken' };
    const begin = isOwn ? before.base : stored;
    const unseen = isOwn ? before.unseen : null;
    const written =
      unseen === null
        ? await this.#access.write({ key, base: begin, content }, () => logOuts !== this.#memory.logOuts)
        : null;
    const outcome = written?.kind === 'answered' ? written.outcome : null;
    if (outcome?.kind === 'overtaken' || (!outcome && logOuts !== this.#memory.logOuts)) {
      kept.delete(name);
      return { kind: 'overtaken' };
    }
    if (outcome?.durable) {
      kept.delete(name);
      this.#return.hurry();
      return { ...outcome, revision: this.#memory.revision(outcome.revision) };
    }
    const revision = this.#memory.revision(outcome?.revision);
    const savedAt = outcome?.savedAt ?? this.#clock.now();
    const next = outcome?.revision ?? (written?.kind === 'failed' ? written.base : begin);
    const own = { key, revision, base: next, unseen, savedAt, content, waits: true };
    kept.set(name, own);
    if (written?.kind === 'unseen') this.#return.find(own, written.draft);
    void this.#return.start();
    return { kind: 'saved', revision, savedAt, durable: false };
  }

  /** Log-out must erase the user's drafts, so a failed clear is retried. */
  async #clearLater(user: string): Promise<void> {
    for (let tries = 0; tries < clearings; tries += 1) {
      await this.#clock.wait(clearAgain);
      const cleared = await this.#storage.clear(user).then(
        () => true,
        () => false,
      );
      if (cleared) return;
    }
  }
}
