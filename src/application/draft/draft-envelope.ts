import type { StoredDraft } from '../ports/device/draft-store.ts';

/**
 * `basis`: the server's state that the values are based on, such as its status and date. `changedAt`: the last change (milliseconds since
 * the epoch, server's clock); null if unknown, or in drafts of an earlier portal version.
 */
export interface DraftEnvelope {
  readonly basis: string;
  readonly requestKey: string;
  readonly renewed?: unknown;
  readonly changedAt: number | null;
  readonly values: unknown;
}

/** Null if the content is missing or in an unknown format. */
export const envelopeOf = ({ content }: StoredDraft): DraftEnvelope | null => {
  const stored = content?.values;
  if (typeof stored !== 'object' || stored === null) return null;
  const { basis, requestKey, renewed, changedAt, values } = stored as Partial<Record<keyof DraftEnvelope, unknown>>;
  if (typeof basis !== 'string' || typeof requestKey !== 'string' || requestKey === '') return null;
  return { basis, requestKey, renewed, changedAt: typeof changedAt === 'number' ? changedAt : null, values };
};

export interface UnopenedDraft {
  readonly savedAt: number;
  readonly missing: 'all' | number;
}

/** The parts of a draft that cannot be decrypted or parsed (fault matrix 70); null for none. */
export const unopenedIn = (stored: StoredDraft): UnopenedDraft | null => {
  const { content, unopened, savedAt } = stored;
  const found = envelopeOf(stored) !== null;
  if (unopened === 0 && found === (content !== null)) return null;
  return { savedAt, missing: found ? unopened : 'all' };
};
