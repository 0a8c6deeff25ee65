export type DocumentOutcome = { kind: 'accepted'; type: string } | { kind: 'refused'; message: string };

const beginnings: readonly (readonly [type: string, beginning: string])[] = [
  ['application/pdf', '%PDF-'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
];

/** Validates a document by its bytes, because its name and type are untrusted. `called` is its name in messages; a KB is 1 000 bytes. */
export const judgeDocument = (bytes: Uint8Array, called: string, maxKb = 2000): DocumentOutcome => {
  if (bytes.length === 0) return { kind: 'refused', message: `${called} kosong.` };
  if (bytes.length > maxKb * 1000) {
    return {
      kind: 'refused',
      message: `${called} tidak boleh berukuran lebih dari ${maxKb.toLocaleString('id-ID')} KB.`,
    };
  }
  const head = String.fromCharCode(...bytes.slice(0, 8));
  const [type] = beginnings.find(([, beginning]) => head.startsWith(beginning)) ?? [];
  return type === undefined
    ? { kind: 'refused', message: `${called} harus berupa PDF, JPG, atau PNG.` }
    : { kind: 'accepted', type };
};
