/** `savedAt`: milliseconds since the epoch by the device's clock; 0 if not recorded. `size`: bytes, including files. */
export interface ListedDraft {
  readonly form: string;
  readonly subject: string;
  readonly savedAt: number;
  readonly size: number;
}

/** A draft's candidate, form (such as `apl01`) and subject (such as a trx_id). */
export interface DraftKey {
  readonly user: string;
  readonly form: string;
  readonly subject: string;
}

export interface DraftContent {
  readonly values: unknown;
  /** Keyed by ids that are never reused: a file that is already stored is not rewritten. */
  readonly files: ReadonlyMap<string, File>;
  /** Expiry (milliseconds since the epoch, device clock). Stored unencrypted, so that any person's page can remove expired drafts. */
  readonly until?: number;
}

export interface StoredDraft {
  /** The base for the next save, even if no draft exists. */
  readonly revision: string;
  /** False while the draft is only in this page's memory, because the device's storage is missing, blocked, full or hanging. */
  readonly durable: boolean;
  readonly savedAt: number;
  /** Null if no draft exists or it cannot be opened. Unreadable files are left out. */
  readonly content: DraftContent | null;
  /** The number of records that cannot be opened (damaged, key lost, or newer portal version). They stay until the next save. */
  readonly unopened: number;
  /** For a draft in memory: the version found in the storage later. A save based on its revision overwrites it. */
  readonly beside?: StoredDraft;
}

/** `saved`: in the storage (`durable`) or in memory. `overtaken`: not written, because another tab wrote or a log-out came first. */
export type SaveOutcome =
  | { kind: 'saved'; revision: string; savedAt: number; durable: boolean }
  | { kind: 'overtaken' };

/** The storage that this revision belongs to was deleted, or cleared by a log-out. Only storage adapters reject with this error. */
export class DraftsLost extends Error {
  override readonly name = 'DraftsLost';
}

/**
 * `lost`: stored drafts may be gone; save open ones again. `written`: a draft in memory reached the storage. `readable`: a stored
 * draft can be read again; only a save based on its revision overwrites it. `overtaken`: as in `SaveOutcome`.
 */
export type DraftStoreEvent =
  | { readonly kind: 'lost' }
  | { readonly kind: 'written' | 'overtaken'; readonly key: DraftKey }
  | { readonly kind: 'readable'; readonly key: DraftKey; readonly draft: StoredDraft };

/** The form name of records that the portal writes itself. They contain no unsent input, so `holdsAny` ignores them. */
export const recordForm = 'exam-record';

/**
 * Unsent input on this device; untrusted when read. Storage adapters reject on failures, timeouts and with `DraftsLost`. The container's
 * store falls back to memory until the storage is back (fault matrix 37, 38, 68, 69), and never rejects.
 */
export interface DraftStore {
  read(key: DraftKey): Promise<StoredDraft>;
  /** All drafts of a form with this subject prefix, keyed by subject, without files. */
  readAll(
    user: string,
    form: string,
    subjectPrefix: string,
  ): Promise<{ readonly durable: boolean; readonly drafts: ReadonlyMap<string, StoredDraft> }>;
  /** Writes the whole draft (null removes it) if `base` is still the current revision. */
  save(key: DraftKey, base: string, content: DraftContent | null): Promise<SaveOutcome>;
  /** Whether this person has any unsent input on this device; null if unknown. Listeners hear of a lost storage before this call resolves. */
  holdsAny(user: string): Promise<boolean | null>;
  /** Everything stored for this person, including unreadable drafts and attempt records; null if that is not known. */
  list(user: string): Promise<readonly ListedDraft[] | null>;
  /** Removes all drafts of this person at log-out. Later saves on old revisions end as `overtaken`. */
  clear(user: string): Promise<void>;
  /** Removes the expired drafts of all persons, and the encryption key of those who then have none, except the person `here`. */
  removeExpired(now: number, here: string | null): Promise<void>;
  listen(listener: (event: DraftStoreEvent) => unknown): () => void;
}
