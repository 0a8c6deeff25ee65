import { endingOf, shownFileName } from './file-name.ts';

export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'zip' | 'mp4';
export type FileProblem = 'tooLarge' | 'empty' | 'wrongType' | 'heic';

/** `head`: the first `headLength` bytes, or fewer. */
export interface JudgedFile {
  readonly name: string;
  readonly size: number;
  readonly head: Uint8Array;
}

/** 1 KB is 1000 bytes (specification 5). */
export interface FileLimits {
  readonly maxKb: number;
  readonly kinds: readonly FileKind[];
}

/** Bytes to inspect, because PDF readers search that far for the header. */
export const headLength = 1024;

const endings: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  zip: ['zip'],
  mp4: ['mp4'],
};

const startsWith = (head: Uint8Array, bytes: readonly number[], from = 0): boolean =>
  bytes.every((byte, index) => head[from + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** PDF readers accept a byte order mark, blanks or empty lines before the header. */
const beginsAsPdf = (head: Uint8Array): boolean =>
  /^(?:\u00EF\u00BB\u00BF)?[\0\t\n\f\r ]*%PDF-/.test(String.fromCharCode(...head.subarray(0, headLength)));

const magic: Readonly<Record<FileKind, (head: Uint8Array) => boolean>> = {
  pdf: beginsAsPdf,
  jpeg: (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  png: (head) => startsWith(head, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (head) => startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8),
  zip: (head) => startsWith(head, [...ascii('PK'), 3, 4]),
  mp4: (head) => startsWith(head, ascii('ftyp'), 4),
};

const heicBrands: readonly string[] = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** A photo in the format of iPhones, which few browsers can read. */
export const isHeic = (head: Uint8Array): boolean =>
  startsWith(head, ascii('ftyp'), 4) && heicBrands.includes(String.fromCharCode(...head.subarray(8, 12)));

/** Compares the first bytes with the signature of each kind; returns the first match, or null. */
export const kindOf = (head: Uint8Array, kinds: readonly FileKind[]): FileKind | null =>
  kinds.find((each) => magic[each](head)) ?? null;

/**
 * Null when the file is accepted (fault matrix 45–47). Content and extension must match; the MIME type only repeats the extension, so it is
 * ignored.
 */
export const fileProblem = ({ name, size, head }: JudgedFile, { maxKb, kinds }: FileLimits): FileProblem | null => {
  if (size === 0) return 'empty';
  if (isHeic(head)) return 'heic';
  if (size > maxKb * 1000) return 'tooLarge';
  const kind = kindOf(head, kinds);
  if (!kind) return 'wrongType';
  return name === '' || endings[kind].includes(endingOf(shownFileName(name))) ? null : 'wrongType';
};
