import type { StoredDraft } from '../ports/device/draft-store.ts';

/** What is stored of a form: its values, what they were made from, and the key of the request that will send them. */
export interface DraftEnvelope {
  /** The server's state that the values were made from, such as its status and since when. */
  readonly basis: string;
  /** For the `Idempotency-Key`, so that a retry after a lost reply, a reload or a re-login is the same submission. */
  readonly requestKey: string;
  /** For contents that were answered: the keys of their next requests, by fingerprint. */
  readonly renewed?: unknown;
  /** Milliseconds since the epoch by the server's clock of the last change; null while that was not known, and of an older portal. */
  readonly changedAt: number | null;
  readonly values: unknown;
}

/** The envelope of a stored draft; null when there is none, or something else is there. */
export const envelopeOf = ({ content }: StoredDraft): DraftEnvelope | null => {
  const stored = content?.values;
  if (typeof stored !== 'object' || stored === null) return null;
  const { basis, requestKey, renewed, changedAt, values } = stored as Partial<Record<keyof DraftEnvelope, unknown>>;
  if (typeof basis !== 'string' || typeof requestKey !== 'string' || requestKey === '') return null;
  return { basis, requestKey, renewed, changedAt: typeof changedAt === 'number' ? changedAt : null, values };
};

/** What of a stored draft cannot be opened. */
export interface UnopenedDraft {
  /** Milliseconds since the epoch of its last write; 0 where even that is not known. */
  readonly savedAt: number;
  /** Nothing of it is left, or these many of its files are missing. */
  readonly missing: 'all' | number;
}

/** What of a draft cannot be opened, or is no draft of a form (fault matrix 70); null for nothing. */
export const unopenedIn = (stored: StoredDraft): UnopenedDraft | null => {
  const { content, unopened, savedAt } = stored;
  const found = envelopeOf(stored) !== null;
  if (unopened === 0 && found === (content !== null)) return null;
  return { savedAt, missing: found ? unopened : 'all' };
};
