import { inTime } from '../../src/adapters/browser/in-time.ts';
import type { Clock } from '../../src/application/ports/device/clock.ts';
import {
  type DraftContent,
  type DraftKey,
  type DraftStore,
  type DraftStoreEvent,
  DraftsLost,
  recordForm,
  type SaveOutcome,
  type StoredDraft,
} from '../../src/application/ports/device/draft-store.ts';

const nameOf = ({ user, form, subject }: DraftKey): string => JSON.stringify([user, form, subject]);
const isOf = (user: string) => (name: string) => JSON.parse(name)[0] === user;
const copyOf = ({ values, files, ...end }: DraftContent): DraftContent => ({
  ...end,
  values: structuredClone(values),
  files: new Map(files),
});
const withoutFiles = (draft: StoredDraft): StoredDraft =>
  draft.content ? { ...draft, content: { ...draft.content, files: new Map() } } : draft;
const givesUpAfterMs = 4_000;

interface Row {
  revision: string;
  savedAt: number;
  content: DraftContent;
}

/** The device’s storage of drafts, shared by its pages. A write lasts `latency` ms. */
export class FakeDrafts {
  readonly stored = new Map<string, Row>();
  readonly vaults = new Map<string, string>();
  readonly spoilt = new Set<string>();
  fails = false;
  readonly clock: Clock;
  readonly latency: number;
  #release: (() => void) | null = null;
  #answering = Promise.resolve();
  #last = 0;
  readonly #pages = new Set<FakeDraftPage>();

  constructor(clock: Clock, latency = 3) {
    this.clock = clock;
    this.latency = latency;
  }

  page(): DraftStore {
    const page = new FakeDraftPage(this);
    this.#pages.add(page);
    return page;
  }

  next(kind: string): string {
    this.#last += 1;
    return `${kind}${this.#last}`;
  }

  /** While true, no call is answered. When it becomes false, all pending calls are executed. */
  set hangs(hangs: boolean) {
    this.#release?.();
    this.#release = null;
    if (!hangs) return;
    this.#answering = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  async answers(): Promise<void> {
    await this.#answering;
    if (this.fails) throw new DOMException('refused', 'UnknownError');
  }

  /** Deletes the storage as a browser does; `told`: the pages receive an event. */
  takeAway({ told = true } = {}): void {
    this.stored.clear();
    this.vaults.clear();
    if (told) for (const page of this.#pages) page.deleted();
  }
}

class FakeDraftPage implements DraftStore {
  readonly #device: FakeDrafts;
  readonly #known = new Map<string, string>();
  readonly #givenUp = new Set<string>();
  readonly #listeners = new Set<(event: DraftStoreEvent) => unknown>();

  constructor(device: FakeDrafts) {
    this.#device = device;
  }

  read(key: DraftKey): Promise<StoredDraft> {
    return this.#ask(() => this.#draftAt(nameOf(key), this.#vault(key.user)));
  }

  readAll(user: string, form: string, prefix: string) {
    return this.#ask(() => {
      const vault = this.#vault(user);
      const drafts = new Map<string, StoredDraft>();
      for (const name of this.#device.stored.keys()) {
        const [owner, ofForm, subject] = JSON.parse(name) as [string, string, string];
        if (owner === user && ofForm === form && subject.startsWith(prefix))
          drafts.set(subject, withoutFiles(this.#draftAt(name, vault)));
      }
      return { durable: true, drafts };
    });
  }

  async save(key: DraftKey, base: string, content: DraftContent | null): Promise<SaveOutcome> {
    const { stored, spoilt, clock, latency } = this.#device;
    const name = nameOf(key);
    const made = this.#device.next('r');
    const [ofVault = ''] = base.split('/', 1);
    const revision = content ? `${ofVault}/${made}` : ofVault;
    if (latency > 0) await clock.wait(latency);
    const write = () => {
      const vault = this.#device.vaults.get(key.user);
      if (vault !== ofVault) {
        this.#meet(key.user, vault);
        throw new DraftsLost();
      }
      const before = this.#draftAt(name, vault).revision;
      if (before !== base && !this.#givenUp.has(name + before)) return { kind: 'overtaken' as const };
      spoilt.delete(name);
      const savedAt = clock.now();
      if (content) stored.set(name, { revision: made, savedAt, content: copyOf(content) });
      else stored.delete(name);
      return { kind: 'saved' as const, revision, savedAt, durable: true };
    };
    return this.#ask(write, () => this.#givenUp.add(name + revision));
  }

  holdsAny(user: string): Promise<boolean> {
    return this.#ask(() => {
      this.#meet(user, this.#device.vaults.get(user));
      return [...this.#device.stored.keys()].some((name) => isOf(user)(name) && JSON.parse(name)[1] !== recordForm);
    });
  }

  list(user: string) {
    return this.#ask(() =>
      [...this.#device.stored].flatMap(([name, { savedAt, content }]) => {
        const [owner, form, subject] = JSON.parse(name) as [string, string, string];
        const files = [...content.files.values()].reduce((sum, { size }) => sum + size, 0);
        return owner === user ? [{ form, subject, savedAt, size: JSON.stringify(content.values).length + files }] : [];
      }),
    );
  }

  removeExpired(now: number, here: string | null): Promise<void> {
    return this.#ask(() => {
      const { stored, vaults } = this.#device;
      const users = new Set<string>();
      for (const [name, { content }] of stored)
        if ((content.until ?? now) < now) {
          stored.delete(name);
          users.add(JSON.parse(name)[0]);
        }
      for (const user of users) if (user !== here && ![...stored.keys()].some(isOf(user))) vaults.delete(user);
    });
  }

  clear(user: string): Promise<void> {
    return this.#ask(() => {
      this.#known.delete(user);
      this.#device.vaults.delete(user);
      for (const name of this.#device.stored.keys()) if (isOf(user)(name)) this.#device.stored.delete(name);
    });
  }

  listen(listener: (event: DraftStoreEvent) => unknown): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  deleted(): void {
    this.#known.clear();
    for (const listener of this.#listeners) listener({ kind: 'lost' });
  }

  async #ask<T>(answer: () => T, givenUp: () => void = () => {}): Promise<T> {
    try {
      return await inTime(this.#device.clock, givesUpAfterMs, this.#device.answers().then(answer));
    } catch (error) {
      if ((error as Error).name === 'TooLate') givenUp();
      throw error;
    }
  }

  #vault(user: string): string {
    const vault = this.#device.vaults.get(user) ?? this.#device.next('vault');
    this.#device.vaults.set(user, vault);
    this.#meet(user, vault);
    return vault;
  }

  #meet(user: string, vault: string | undefined): void {
    const before = this.#known.get(user);
    if (vault) this.#known.set(user, vault);
    else this.#known.delete(user);
    if (before !== undefined && before !== vault) for (const listener of this.#listeners) listener({ kind: 'lost' });
  }

  #draftAt(name: string, vault: string): StoredDraft {
    const row = this.#device.stored.get(name);
    if (!row) return { revision: vault, durable: true, savedAt: 0, content: null, unopened: 0 };
    const spoilt = this.#device.spoilt.has(name);
    return {
      revision: `${vault}/${row.revision}`,
      durable: true,
      savedAt: row.savedAt,
      content: spoilt ? null : copyOf(row.content),
      unopened: spoilt ? 1 : 0,
    };
  }
}
