import {
  type DraftContent,
  type DraftKey,
  type ListedDraft,
  recordForm,
  type StoredDraft,
} from '../../../application/ports/device/draft-store.ts';
import type { IdSource } from '../../../application/ports/device/id-source.ts';

export interface Kept {
  readonly key: DraftKey;
  readonly revision: string;
  readonly base: string | null;
  /** A draft that the storage unexpectedly held when this one was written. Only a save that is based on its revision overwrites it. */
  readonly unseen: StoredDraft | null;
  readonly savedAt: number;
  readonly content: DraftContent | null;
  /**
   * Whether the draft must still be written to the storage. False once the storage holds it as revision `base`; open forms keep the
   * in-memory revision.
   */
  readonly waits: boolean;
}

export const nameOf = ({ user, form, subject }: DraftKey): string => JSON.stringify([user, form, subject]);

/** Whether this is a deletion that was dropped because the storage holds a draft. */
export const isGivenUp = ({ content, unseen }: Pick<Kept, 'content' | 'unseen'>): boolean =>
  content === null && unseen !== null;

const ofMemory = 'memory:';

/**
 * Drafts kept in page memory next to the storage. Each revision includes the log-out count, so that a draft opened before a log-out is
 * never written to the storage after it.
 */
export class DraftMemory {
  readonly kept = new Map<string, Kept>();
  readonly unread = new Map<string, DraftKey>();
  readonly #ids: IdSource;
  #logOuts = 0;

  constructor(ids: IdSource) {
    this.#ids = ids;
  }

  get logOuts(): number {
    return this.#logOuts;
  }

  get waiting(): readonly Kept[] {
    return [...this.kept.values()].filter(({ waits, unseen }) => waits && unseen === null);
  }

  revision(stored?: string): string {
    return `${this.#logOuts} ${stored ?? ofMemory + this.#ids.next()}`;
  }

  inMemory(own?: Kept): StoredDraft {
    const { revision = this.revision(), savedAt = 0, content = null, unseen = null } = own ?? {};
    const beside = unseen && { beside: this.named(unseen) };
    return { revision, savedAt, content, durable: false, unopened: 0, ...beside };
  }

  named(draft: StoredDraft): StoredDraft {
    return { ...draft, revision: this.revision(draft.revision) };
  }

  madeOf(revision: string): { readonly logOuts: number; readonly stored: string | null } {
    const end = revision.indexOf(' ');
    const stored = revision.slice(end + 1);
    return { logOuts: Number(revision.slice(0, end)), stored: stored.startsWith(ofMemory) ? null : stored };
  }

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

  listed(user: string): readonly ListedDraft[] {
    return [...this.kept.values()].flatMap(({ key, content, waits, savedAt }) => {
      if (!waits || content === null || key.user !== user) return [];
      const { form, subject } = key;
      const size = [...content.files.values()].reduce((sum, file) => sum + file.size, 0);
      return [{ form, subject, savedAt, size: size + JSON.stringify(content.values ?? null).length }];
    });
  }

  holdsAny(user: string): boolean {
    return [...this.kept.values()].some(
      ({ key, content, waits }) => waits && content !== null && key.user === user && key.form !== recordForm,
    );
  }

  leave(isTheirs: (key: DraftKey) => boolean): void {
    this.#logOuts += 1;
    for (const [name, { key }] of this.kept) if (isTheirs(key)) this.kept.delete(name);
    for (const [name, key] of this.unread) if (isTheirs(key)) this.unread.delete(name);
  }
}
