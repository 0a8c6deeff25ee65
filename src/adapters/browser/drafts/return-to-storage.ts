import type { Clock } from '../../../application/ports/device/clock.ts';
import type { DraftStoreEvent, StoredDraft } from '../../../application/ports/device/draft-store.ts';
import { type DraftMemory, type Kept, nameOf } from './draft-memory.ts';
import type { OneAfterAnother } from './one-after-another.ts';
import type { StorageAccess } from './storage-access.ts';

interface Parts {
  readonly memory: DraftMemory;
  readonly access: StorageAccess;
  readonly turns: OneAfterAnother;
  readonly clock: Clock;
  readonly tell: (event: DraftStoreEvent) => void;
}

const tryAgain = 2_000;

/** Writes in-memory drafts back to the storage as soon as it accepts them, and notifies listeners. */
export class ReturnToStorage {
  readonly #parts: Parts;
  #running = false;
  #pause = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const { memory, access, clock } = this.#parts;
    while (access.away || memory.unread.size > 0 || memory.waiting.length > 0) {
      this.#pause = new AbortController();
      await clock.wait(tryAgain, this.#pause.signal).catch(() => undefined);
      if (await access.answers()) await this.#readAgain();
      await this.settleAll();
    }
    this.#running = false;
  }

  hurry(): void {
    this.#pause.abort();
  }

  async settleAll(): Promise<void> {
    const { memory, access, turns } = this.#parts;
    await turns.idle();
    for (const own of memory.waiting) {
      if (!access.away) await turns.run(nameOf(own.key), () => this.settle(own));
    }
  }

  /** Writes a draft from memory. The caller must prevent other writes to the draft meanwhile. */
  async settle(own: Kept): Promise<void> {
    const { memory, access, tell } = this.#parts;
    const { kept, logOuts } = memory;
    const { key } = own;
    const name = nameOf(key);
    if (kept.get(name) !== own || !own.waits || own.unseen !== null) return;
    const written = await access.write(own, () => logOuts !== memory.logOuts);
    if (kept.get(name) !== own) return; // the candidate logged out during the write
    if (written.kind === 'failed') {
      kept.set(name, { ...own, base: written.base });
    } else if (written.kind === 'unseen') {
      this.find(own, written.draft);
    } else if (written.outcome.kind === 'overtaken') {
      kept.delete(name);
      tell({ kind: 'overtaken', key });
    } else if (written.outcome.durable) {
      kept.set(name, { ...own, base: written.outcome.revision, content: null, waits: false });
      tell({ kind: 'written', key });
    } else {
      kept.set(name, { ...own, base: written.outcome.revision });
    }
  }

  /** Reports a stored draft that was never shown, and does not overwrite it until a save names its revision. */
  find(own: Kept, draft: StoredDraft): void {
    const { memory, tell } = this.#parts;
    memory.kept.set(nameOf(own.key), { ...own, unseen: draft });
    tell({ kind: 'readable', key: own.key, draft: memory.named(draft) });
  }

  async #readAgain(): Promise<void> {
    const { memory, access, tell } = this.#parts;
    for (const [name, key] of memory.unread) {
      const draft = await access.ask((storage) => storage.read(key));
      if (!draft) continue; // another one may be readable
      if (memory.unread.delete(name) && !memory.kept.has(name)) {
        tell({ kind: 'readable', key, draft: memory.named(draft) });
      }
    }
  }
}
