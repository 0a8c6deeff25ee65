import { drawnSignature, typedSignature } from '../components/media/signature-image.ts';
import { inkLength, type Stroke } from '../components/media/signature-strokes.ts';
import { fontOf, type TypefaceId } from './typefaces.ts';

export type SignatureWay = 'draw' | 'type' | 'upload';

/** A signature that is being made. What was made in one way stays while another one is tried. */
export interface SignatureDraft {
  readonly way: SignatureWay;
  readonly strokes: readonly Stroke[];
  readonly name: string;
  readonly typeface: TypefaceId;
  /** A PNG or JPEG whose size and content were judged already. */
  readonly file: File | null;
}

export const emptyDraft: SignatureDraft = { way: 'draw', strokes: [], name: '', typeface: 'script', file: null };

/** In characters: longer names become too small to read on a document. */
export const longestName = 60;
/** As a part of the pad's width: a dot or a slip of the finger is no signature. */
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
    const length = [...name.trim()].length;
    if (length === 0) return 'Ketik nama Anda';
    return length > longestName ? `Nama paling banyak ${longestName} karakter` : undefined;
  },
  upload: ({ file }) => (file ? undefined : 'Pilih gambar tanda tangan Anda'),
};

/** What is missing before the draft is a signature, in Indonesian. */
export const signatureProblem = (draft: SignatureDraft): string | undefined => problems[draft.way](draft);

/** Whether this was said of a drawing that has become a signature since: nobody judges again while a hand is drawing. */
export const isOvertaken = (error: string | undefined, draft: SignatureDraft): boolean =>
  draft.way === 'draw' && Object.values<string | undefined>(drawProblems).includes(error) && !signatureProblem(draft);

/** What to say when `signatureImage` finds nothing. */
export const noImageText = 'Gambar tanda tangan tidak dapat dibuat. Coba cara lain.';

/** The signature as PNG or JPEG; null when nothing of it can be seen, or the device cannot make pictures. */
export const signatureImage = ({ way, strokes, name, typeface, file }: SignatureDraft): Promise<Blob | null> => {
  if (way === 'draw') return drawnSignature(strokes);
  return way === 'type' ? typedSignature(name.trim(), fontOf(typeface)) : Promise.resolve(file);
};
