/** The key of one form until what became of it is known: kept with its draft, so that a reload does not change it. */
export interface RequestKey {
  readonly value: string;
  /** Makes the next sending another request. */
  renew(): void;
}

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
 * The `Idempotency-Key` of what is sent: the key of the draft, and a fingerprint of the content (JSON) and the files by their ids.
 * A retry after a lost reply is the same request; what was edited since then is another one, which the server must not answer with
 * the reply to the first. A signature is no part of the content: a reload loses it.
 */
export const requestKeyOf = (
  draftKey: string,
  content: unknown,
  files: ReadonlyMap<string, File> = new Map(),
): string => {
  const named = Array.from(files, ([id, { name, size, lastModified }]) => [id, { name, size, lastModified }]);
  const text = JSON.stringify({ content, files: Object.fromEntries(named) }, sorted);
  return `${draftKey}-${hash(text, 0x811c9dc5, 0x01000193)}${hash(text, 0x9e3779b9, 0x85ebca6b)}`;
};
