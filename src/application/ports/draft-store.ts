/** Names one draft: whose it is, of which form (such as `apl01`), and of what (a trx_id, or a trx_id with a question). */
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
}

export interface StoredDraft {
  /** What the next save has to name; also of a place that holds no draft. */
  readonly revision: string;
  /** False while it is only in the memory of this page, because the device's storage is missing, blocked or full. */
  readonly durable: boolean;
  /** Milliseconds since the epoch, of the device. */
  readonly savedAt: number;
  /** Null when there is no draft, or none that can be read any more. A file that cannot be read is left out. */
  readonly content: DraftContent | null;
}

/** `overtaken`: nothing was written, because another tab wrote, or the person logged out, after the named revision. */
export type SaveOutcome =
  | { kind: 'saved'; revision: string; savedAt: number; durable: boolean }
  | { kind: 'overtaken' };

/** Under this form stands what a sitting notes about itself; it is no input, and `holdsAny` does not count it. */
export const recordForm = 'exam-record';

/**
 * What was typed and chosen but not sent yet, on this device, over reloads, crashes and log-ins. What it holds is untrusted.
 * The adapter of a storage rejects when that storage fails; the one that is bound in the container falls back to memory instead
 * (fault matrix 37, 38) and never rejects.
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
  /** Whether this person has any draft here. */
  holdsAny(user: string): Promise<boolean>;
  /** Removes all drafts of this person; a save that is based on what was there before is overtaken. */
  clear(user: string): Promise<void>;
}
