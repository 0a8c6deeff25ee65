import { demandTruePixels } from '../../../domain/files/true-pixels.ts';
import { cleanLine, hasLetter } from '../../../domain/line.ts';
import { drawnSignature, typedSignature } from '../../kit/components/media/signature-image.ts';
import { inkLength, type Stroke } from '../../kit/components/media/signature-strokes.ts';
import { loadSignatureFont, signatureFont } from './signature-font.ts';

export const signatureWays = ['draw', 'type', 'upload'] as const;

export type SignatureWay = (typeof signatureWays)[number];

export interface SignatureDraft {
  readonly way: SignatureWay;
  /** Those that are offered; all if missing. */
  readonly ways?: readonly SignatureWay[];
  readonly strokes: readonly Stroke[];
  readonly name: string;
  readonly file: File | null;
}

export const emptyDraft: SignatureDraft = { way: 'draw', strokes: [], name: '', file: null };

/** In characters; a longer name would be too small on a document. */
export const longestName = 60;
/** Minimum ink length in pad widths, to reject a dot or a slip. */
const shortestInk = 0.15;

const drawProblems = {
  blank: 'Gambar tanda tangan Anda di dalam kotak',
  tooShort: 'Goresan terlalu pendek; gambar tanda tangan Anda lengkap',
} as const;

const problems: Readonly<Record<SignatureWay, (draft: SignatureDraft) => string | undefined>> = {
  draw: ({ strokes }) => {
    if (strokes.length === 0) return drawProblems.blank;
    return inkLength(strokes) < shortestInk ? drawProblems.tooShort : undefined;
  },
  type: ({ name }) => {
    const length = [...cleanLine(name)].length;
    if (!hasLetter(name)) return 'Ketik nama Anda';
    return length > longestName ? `Nama paling banyak ${longestName} karakter` : undefined;
  },
  upload: ({ file }) => (file ? undefined : 'Pilih gambar tanda tangan Anda'),
};

export const signatureProblem = (draft: SignatureDraft): string | undefined => problems[draft.way](draft);

/** True if the error is stale because the drawing is now long enough: strokes are not validated while the candidate draws. */
export const isOvertaken = (error: string | undefined, draft: SignatureDraft): boolean =>
  draft.way === 'draw' && Object.values<string | undefined>(drawProblems).includes(error) && !signatureProblem(draft);

export const noImageText = ({ ways = signatureWays }: SignatureDraft): string =>
  `Browser ini tidak dapat membuat gambar tanda tangan. ${ways.includes('upload') ? 'Pilih Unggah, lalu pakai foto tanda tangan Anda.' : 'Coba browser atau perangkat lain.'}`;

const made = async ({ way, strokes, name }: SignatureDraft): Promise<Blob | null> => {
  if (way === 'type') await loadSignatureFont();
  const probe = document.createElement('canvas').getContext('2d');
  if (probe) demandTruePixels(probe);
  return way === 'type' ? typedSignature(cleanLine(name), signatureFont) : drawnSignature(strokes);
};

/** PNG or JPEG; null if the signature is empty, its font cannot be loaded, or the browser cannot draw it or hides what it draws. */
export const signatureImage = (draft: SignatureDraft): Promise<Blob | null> =>
  draft.way === 'upload' ? Promise.resolve(draft.file) : made(draft).catch(() => null);
