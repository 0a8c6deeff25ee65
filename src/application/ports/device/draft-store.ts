/** What stands on the device, without its content. */
export interface ListedDraft {
  readonly form: string;
  readonly subject: string;
  /** Milliseconds since the epoch, of the device; 0 where it is not known. */
  readonly savedAt: number;
  /** Bytes that it takes, its files among them. */
  readonly size: number;
}

/** Names one draft: of which candidate, of which form (such as `apl01`), and of what (a trx_id, or a trx_id with a question). */
export interface DraftKey {
  readonly user: string;
  readonly form: string;
  readonly subject: string;
}

export interface DraftContent {
  /** Anything that JSON can hold. */
  readonly values: unknown;
  /** By ids that are never used again: a file that is stored already is not written again. */
  readonly files: ReadonlyMap<string, File>;
  /**
   * Until when it is kept at the most (milliseconds since the epoch, of the device); absent for as long as nobody removes it. It is not
   * sealed, so that any person's page can remove it. Not given back.
   */
  readonly until?: number;
}

export interface StoredDraft {
  /** What the next save has to name; also of a place that holds no draft. */
  readonly revision: string;
  /** False while it is only in the memory of this page, because the device's storage is missing, blocked, full or does not answer. */
  readonly durable: boolean;
  /** Milliseconds since the epoch, of the device. */
  readonly savedAt: number;
  /** Null when there is no draft, or one that cannot be opened. A file that cannot be opened is left out. */
  readonly content: DraftContent | null;
  /**
   * How many records stand here that cannot be opened (the values, each file): damaged, sealed by a key that is gone, or of a newer
   * portal. They stay until something is saved here.
   */
  readonly unopened: number;
  /** Of one that is only in memory: what was found in the storage afterwards. A save that names its revision writes over it. */
  readonly beside?: StoredDraft;
}

/**
 * `saved`: it is in the device's storage (`durable`), or only in the memory of this page. `overtaken`: nothing was written,
 * because another tab wrote, or the person logged out, after the named revision. A storage that was taken away is neither.
 */
export type SaveOutcome =
  | { kind: 'saved'; revision: string; savedAt: number; durable: boolean }
  | { kind: 'overtaken' };

/**
 * The storage that a revision belongs to is gone: it was deleted under the page, or the person logged out. Only the adapter of a
 * storage rejects with it; the store of the container finds out which of the two it was.
 */
export class DraftsLost extends Error {
  override readonly name = 'DraftsLost';
}

/**
 * What becomes of drafts between their saves. `lost`: all that this page has written may be gone from the device (deleted by the
 * person, the browser or the server's `Clear-Site-Data`; or the storage does not answer): who has a draft open saves it again, on the
 * revision that it has.
 * `written`: what was only in memory is in the storage now. `readable`: this is in the storage where it could not be read
 * before; it is not written over until a save names its revision (`beside`). `overtaken`: as of a save, of a draft that was only in memory.
 */
export type DraftStoreEvent =
  | { readonly kind: 'lost' }
  | { readonly kind: 'written' | 'overtaken'; readonly key: DraftKey }
  | { readonly kind: 'readable'; readonly key: DraftKey; readonly draft: StoredDraft };

/** Under this form stands what an attempt notes about itself; it is no input, and `holdsAny` does not count it. */
export const recordForm = 'exam-record';

/**
 * What was typed and chosen but not sent yet, on this device, over reloads, crashes and log-ins. What it holds is untrusted.
 * The adapter of a storage rejects when that storage fails or does not answer in time, and with `DraftsLost`; the one that is bound
 * in the container falls back to memory instead (fault matrix 37, 38, 68, 69), goes back to the storage by itself, and never rejects.
 */
export interface DraftStore {
  read(key: DraftKey): Promise<StoredDraft>;
  /** All drafts of a form whose subject begins so, by their subject, without their files; `durable` as of the storage. */
  readAll(
    user: string,
    form: string,
    subjectPrefix: string,
  ): Promise<{ readonly durable: boolean; readonly drafts: ReadonlyMap<string, StoredDraft> }>;
  /** Writes the whole draft, or with null removes it, if `base` is still its revision. */
  save(key: DraftKey, base: string, content: DraftContent | null): Promise<SaveOutcome>;
  /** Whether this person has any draft here; a storage that was taken away is noticed by it. */
  holdsAny(user: string): Promise<boolean>;
  /** Everything of this person in the storage, also what cannot be opened and what an attempt notes about itself. */
  list(user: string): Promise<readonly ListedDraft[]>;
  /** Removes all drafts of this person: a log-out. A save that is based on what was there before is overtaken. */
  clear(user: string): Promise<void>;
  /** Removes of everybody what was to be kept until before `now`, and the key of a person, but not of `here`, of whom nothing is left. */
  removeExpired(now: number, here: string | null): Promise<void>;
  /** Calls the listener with what becomes of drafts, until the returned function is called. */
  listen(listener: (event: DraftStoreEvent) => unknown): () => void;
}
