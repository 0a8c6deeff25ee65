import type { IdSource } from '../ports/device/id-source.ts';

/** The keys of what is sent from one draft, by the fingerprint of the content. They are kept with it: a reload changes none. */
export interface DraftKeys {
  of(fingerprint: string): string;
  /** Makes the next sending of this content another request. */
  renew(fingerprint: string): void;
}

/** Those that begin with `requestKey`, but for the contents of `renewed`; `changed` is called when there are more of these. */
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

/** The fields of objects in one order, whatever order they were written in. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** FNV-1a over the code units of a text. */
const hash = (text: string, start: number, prime: number): string => {
  let value = start;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), prime);
  return (value >>> 0).toString(36);
};

/**
 * Names content (JSON) and files by their ids. With the key of the draft it is the `Idempotency-Key`: a retry after a lost reply is
 * the same request; what was edited since then is another one, which the server must not answer with the reply to the first.
 * A signature is no part of the content: a reload loses it.
 */
export const fingerprintOf = (content: unknown, files: ReadonlyMap<string, File> = new Map()): string => {
  const named = Array.from(files, ([id, { name, size, lastModified }]) => [id, { name, size, lastModified }]);
  const text = JSON.stringify({ content, files: Object.fromEntries(named) }, sorted);
  return `${hash(text, 0x811c9dc5, 0x01000193)}${hash(text, 0x9e3779b9, 0x85ebca6b)}`;
};
