type WorkFileOutcome = { kind: 'accepted'; type: string } | { kind: 'refused'; message: string };

const beginnings: readonly (readonly [type: string, at: number, beginning: string])[] = [
  ['application/pdf', 0, '%PDF-'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['application/zip', 0, 'PK\x03\x04'],
  ['video/mp4', 4, 'ftyp'],
];

/** Validates an uploaded work file by its bytes. A KB has 1000 bytes. */
export const judgeWorkFile = (bytes: Uint8Array, maxKb: number): WorkFileOutcome => {
  if (bytes.length === 0) return { kind: 'refused', message: 'File kosong.' };
  if (bytes.length > maxKb * 1000) {
    return { kind: 'refused', message: `File tidak boleh berukuran lebih dari ${maxKb.toLocaleString('id-ID')} KB` };
  }
  const head = String.fromCharCode(...bytes.slice(0, 12));
  const [type] = beginnings.find(([, at, beginning]) => head.startsWith(beginning, at)) ?? [];
  return type === undefined
    ? { kind: 'refused', message: 'File harus berupa PDF, JPG, PNG, ZIP, atau MP4.' }
    : { kind: 'accepted', type };
};
