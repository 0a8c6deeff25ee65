import {
  type DraftContent,
  type DraftKey,
  recordForm,
  type StoredDraft,
} from '../../../application/ports/device/draft-store.ts';
import type { IdSource } from '../../../application/ports/device/id-source.ts';

/** A draft that the device's storage has not, or not wholly, taken. */
export interface Kept {
  readonly key: DraftKey;
  readonly revision: string;
  /** The revision in the storage; null while that is not known, because it could not be read. */
  readonly base: string | null;
  /** What was found there afterwards: it is not written over before a save names its revision. */
  readonly unseen: StoredDraft | null;
  readonly savedAt: number;
  readonly content: DraftContent | null;
  /** False: the storage has it by now, under `base`, and who has it open still names the revision that it had here. */
  readonly waits: boolean;
}

export const nameOf = ({ user, form, subject }: DraftKey): string => JSON.stringify([user, form, subject]);

/** Nothing is to be written over what was found in the storage: that counts. */
export const isGivenUp = ({ content, unseen }: Pick<Kept, 'content' | 'unseen'>): boolean =>
  content === null && unseen !== null;

const ofMemory = 'memory:';

/**
 * What a page keeps of drafts beside the storage. Each revision that it gives out names how many log-outs it knew then, because what
 * was opened before one is never written to a storage that was made since.
 */
export class DraftMemory {
  readonly kept = new Map<string, Kept>();
  /** What could not be read when it was asked for. */
  readonly unread = new Map<string, DraftKey>();
  readonly #ids: IdSource;
  #logOuts = 0;

  constructor(ids: IdSource) {
    this.#ids = ids;
  }

  get logOuts(): number {
    return this.#logOuts;
  }

  /** What is only here, and could be in the storage. */
  get waiting(): readonly Kept[] {
    return [...this.kept.values()].filter(({ waits, unseen }) => waits && unseen === null);
  }

  /** A revision of the storage as it is given out; without one, of something that only this page knows. */
  revision(stored?: string): string {
    return `${this.#logOuts} ${stored ?? ofMemory + this.#ids.next()}`;
  }

  /** What is only here, as it is given out; without it, nothing. */
  inMemory(own?: Kept): StoredDraft {
    const { revision = this.revision(), savedAt = 0, content = null, unseen = null } = own ?? {};
    const beside = unseen && { beside: this.named(unseen) };
    return { revision, savedAt, content, durable: false, unopened: 0, ...beside };
  }

  /** What was read of the storage, as it is given out. */
  named(draft: StoredDraft): StoredDraft {
    return { ...draft, revision: this.revision(draft.revision) };
  }

  /** What a revision was made of: `stored` is null for one that only this page knows. */
  madeOf(revision: string): { readonly logOuts: number; readonly stored: string | null } {
    const end = revision.indexOf(' ');
    const stored = revision.slice(end + 1);
    return { logOuts: Number(revision.slice(0, end)), stored: stored.startsWith(ofMemory) ? null : stored };
  }

  /** The newest of each subject of a form that is only here. */
  of(user: string, form: string, subjectPrefix: string): readonly Kept[] {
    return [...this.kept.values()].filter(
      (own) =>
        own.waits &&
        !isGivenUp(own) &&
        own.key.user === user &&
        own.key.form === form &&
        own.key.subject.startsWith(subjectPrefix),
    );
  }

  /** Whether input of this person is only here. */
  holdsAny(user: string): boolean {
    return [...this.kept.values()].some(
      ({ key, content, waits }) => waits && content !== null && key.user === user && key.form !== recordForm,
    );
  }

  /** There was a log-out: what was opened before it is over, and nothing of these stays. */
  leave(isTheirs: (key: DraftKey) => boolean): void {
    this.#logOuts += 1;
    for (const [name, { key }] of this.kept) if (isTheirs(key)) this.kept.delete(name);
    for (const [name, key] of this.unread) if (isTheirs(key)) this.unread.delete(name);
  }
}
