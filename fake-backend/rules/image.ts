type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

export interface ImageRule {
  readonly called: string;
  readonly maxBytes: number;
  readonly types: readonly ImageType[];
}

export const photoRule: ImageRule = {
  called: 'Foto',
  maxBytes: 500_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
};

export const signatureRule: ImageRule = {
  called: 'Tanda tangan',
  maxBytes: 500_000,
  types: ['image/png', 'image/jpeg'],
};

export type ImageOutcome = { kind: 'accepted'; dataUrl: string } | { kind: 'refused'; message: string };

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const typeOf = (bytes: Uint8Array): ImageType | null => {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  return text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP' ? 'image/webp' : null;
};

const names: Record<ImageType, string> = { 'image/png': 'PNG', 'image/jpeg': 'JPG', 'image/webp': 'WebP' };
const chunk = 0x8000; // engines limit the number of arguments

export const dataUrlOf = (bytes: Uint8Array, type: string): string => {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk) binary += text(bytes, start, start + chunk);
  return `data:${type};base64,${btoa(binary)}`;
};

/** Validates an image by its bytes, because its name and type are untrusted. */
export const judgeImage = (bytes: Uint8Array, { called, maxBytes, types }: ImageRule): ImageOutcome => {
  const refuse = (message: string): ImageOutcome => ({ kind: 'refused', message });
  if (bytes.length === 0) return refuse(`${called} kosong.`);
  if (bytes.length > maxBytes)
    return refuse(`${called} tidak boleh berukuran lebih dari ${(maxBytes / 1000).toLocaleString('id-ID')} KB.`);
  const type = typeOf(bytes);
  if (type === null || !types.includes(type)) {
    return refuse(`${called} harus berupa file ${types.map((each) => names[each]).join(' atau ')}.`);
  }
  return { kind: 'accepted', dataUrl: dataUrlOf(bytes, type) };
};
