import { endingOf, nameless, shownFileName } from './file-name.ts';

export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'zip' | 'mp4' | 'docx' | 'xlsx' | 'pptx';
/** `untrue`: a picture that must be shrunk, and the browser hides what it draws. */
export type FileProblem = 'tooLarge' | 'empty' | 'wrongType' | 'heic' | 'untrue';

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

const office = 'application/vnd.openxmlformats-officedocument';

export const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  zip: 'application/zip',
  mp4: 'video/mp4',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
};

const endings: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  zip: ['zip'],
  mp4: ['mp4'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
};
/** Other endings that say a kind, or nothing at all; the right one takes their place. */
const replaced: ReadonlySet<string> = new Set([
  ...Object.values(endings).flat(),
  ...['jfif', 'jpe', 'pjpeg', 'pjp', 'heic', 'heif', 'bin', 'dat', 'tmp', 'file', 'download', 'crdownload', 'part'],
]);
/** Formats that begin like a ZIP or an MP4 and are none to the person who opens them: of these, only the name tells. */
const others: Partial<Readonly<Record<FileKind, RegExp>>> = {
  zip: /^(?:docx|docm|xlsx|xlsm|pptx|odt|ods|odp|epub|jar|apk|aab|ipa|xpi|crx|kmz)$/,
  mp4: /^(?:mov|qt|m4a|m4b|avif)$/,
};

const startsWith = (head: Uint8Array, bytes: readonly number[], from = 0): boolean =>
  bytes.every((byte, index) => head[from + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** PDF readers accept a byte order mark, blanks or empty lines before the header. */
const beginsAsPdf = (head: Uint8Array): boolean =>
  /^(?:\u00EF\u00BB\u00BF)?[\0\t\n\f\r ]*%PDF-/.test(String.fromCharCode(...head.subarray(0, headLength)));

const beginsAsZip = (head: Uint8Array): boolean => startsWith(head, [...ascii('PK'), 3, 4]);

const magic: Readonly<Record<FileKind, (head: Uint8Array) => boolean>> = {
  pdf: beginsAsPdf,
  jpeg: (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  png: (head) => startsWith(head, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (head) => startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8),
  zip: beginsAsZip,
  mp4: (head) => startsWith(head, ascii('ftyp'), 4),
  docx: beginsAsZip,
  xlsx: beginsAsZip,
  pptx: beginsAsZip,
};

const heicBrands: readonly string[] = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** A photo in the format of iPhones, which few browsers can read. */
export const isHeic = (head: Uint8Array): boolean =>
  startsWith(head, ascii('ftyp'), 4) && heicBrands.includes(String.fromCharCode(...head.subarray(8, 12)));

/** Compares the first bytes with the signature of each kind; returns the first match, or null. */
export const kindOf = (head: Uint8Array, kinds: readonly FileKind[]): FileKind | null =>
  kinds.find((each) => magic[each](head)) ?? null;

/** The name with the ending of its kind: `image:1641` and `transkrip.pdf?alt=media` become `image:1641.jpg` and `transkrip.pdf`. */
export const rightName = (name: string, kind: FileKind): string => {
  const plain = shownFileName(name)
    .replace(/(\.\p{L}[\p{L}\d]{1,4})[?#].*$/u, '$1') // the address that it was loaded from
    .replace(/[. ]+$/, '');
  const ending = endingOf(plain);
  if (endings[kind].includes(ending) || others[kind]?.test(ending)) return plain;
  const bare = replaced.has(ending) ? plain.slice(0, -ending.length - 1) : plain;
  return `${bare || nameless}.${endings[kind][0]}`;
};

/** Null when the file is accepted (fault matrix 45–47). The content decides; name and MIME type are only what somebody called it. */
export const fileProblem = ({ name, size, head }: JudgedFile, { maxKb, kinds }: FileLimits): FileProblem | null => {
  if (size === 0) return 'empty';
  if (isHeic(head)) return 'heic';
  if (size > maxKb * 1000) return 'tooLarge';
  const kind = kindOf(head, kinds);
  if (!kind) return 'wrongType';
  const ending = endingOf(shownFileName(name));
  return others[kind]?.test(ending) && !kinds.some((each) => each === ending) ? 'wrongType' : null;
};
