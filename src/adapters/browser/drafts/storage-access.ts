import type { PendingLogOut } from '../../../application/ports/account/pending-log-out.ts';
import type { SessionTabs } from '../../../application/ports/account/session-tabs.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { DraftStore } from '../../../application/ports/device/draft-store.ts';
import { inTime, TooLate } from '../in-time.ts';
import { type DraftToStore, type Written, writeThrough } from './write-through.ts';

interface Tools {
  readonly clock: Clock;
  readonly tabs: Pick<SessionTabs, 'heard'>;
  readonly pending: Pick<PendingLogOut, 'isPending'>;
}

const longestHearing = 2_000;

/** Access to a storage that may fail: after a timeout, it is not asked until it answers again. */
export class StorageAccess {
  readonly #storage: DraftStore;
  readonly #tools: Tools;
  readonly #mistrusted: () => void;
  #away = false;
  #readable = true;

  /** Calls `mistrusted` once when a read fails or the storage stops answering, because other tabs may write to it until it works again. */
  constructor(storage: DraftStore, tools: Tools, mistrusted: () => void) {
    this.#storage = storage;
    this.#tools = tools;
    this.#mistrusted = mistrusted;
  }

  get away(): boolean {
    return this.#away;
  }

  async ask<T>(question: (storage: DraftStore) => Promise<T>): Promise<T | null> {
    if (this.#away) return null;
    try {
      const answer = await question(this.#storage);
      this.#readable = true;
      return answer;
    } catch (error) {
      this.#away ||= error instanceof TooLate;
      this.#mistrust();
      return null;
    }
  }

  async write(draft: DraftToStore, left: () => boolean): Promise<Written> {
    if (this.#away) return { kind: 'failed', base: draft.base };
    const { clock, tabs, pending } = this.#tools;
    const written = await writeThrough(this.#storage, draft, async () => {
      await inTime(clock, longestHearing, tabs.heard());
      return left() || pending.isPending();
    });
    if (written.kind !== 'failed') {
      this.#readable = true;
    } else if (written.error instanceof TooLate) {
      this.#away = true;
      this.#mistrust();
    }
    return written;
  }

  async answers(): Promise<boolean> {
    if (!this.#away) return true;
    this.#away = await this.#storage.holdsAny('').then(
      () => false,
      (error: unknown) => error instanceof TooLate,
    );
    return !this.#away;
  }

  #mistrust(): void {
    const first = this.#readable;
    this.#readable = false;
    if (first) this.#mistrusted();
  }
}
