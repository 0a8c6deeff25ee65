import type { IdSource } from '../ports/device/id-source.ts';

/** Idempotency keys of one draft, by content fingerprint. They are stored with the draft, so that a reload keeps them. */
export interface DraftKeys {
  of(fingerprint: string): string;
  /** Gives this content a new key, so that the next send of this content is a new request. */
  renew(fingerprint: string): void;
}

export const draftKeys = (
  { requestKey, renewed }: { readonly requestKey: string; readonly renewed: Record<string, unknown> },
  ids: IdSource,
  changed: () => void,
): DraftKeys => ({
  of: (fingerprint) => String(renewed[fingerprint] ?? `${requestKey}-${fingerprint}`),
  renew: (fingerprint) => {
    renewed[fingerprint] = ids.next();
    changed();
  },
});

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const hash = (text: string, start: number, prime: number): string => {
  let value = start;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), prime);
  return (value >>> 0).toString(36);
};

/** A fingerprint for the `Idempotency-Key`: edited content is a new request. Callers leave out the signature, which a reload loses. */
export const fingerprintOf = (content: unknown, files: ReadonlyMap<string, File> = new Map()): string => {
  const named = Array.from(files, ([id, { name, size, lastModified }]) => [id, { name, size, lastModified }]);
  const text = JSON.stringify({ content, files: Object.fromEntries(named) }, sorted);
  return `${hash(text, 0x811c9dc5, 0x01000193)}${hash(text, 0x9e3779b9, 0x85ebca6b)}`;
};
