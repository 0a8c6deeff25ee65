import {
  type FileKind,
  type FileLimits,
  type FileProblem,
  headLength,
  isHeic,
  kindOf,
  mediaTypes,
  rightName,
} from '../../domain/files/file-rules.ts';
import type { FileFault } from '../../domain/files/picture-fault.ts';
import { NoTruePixels } from '../../domain/files/true-pixels.ts';
import { withoutMetadata } from '../../domain/files/without-metadata.ts';
import type { PictureInspector } from '../ports/device/picture-inspector.ts';
import type { PictureScaler } from '../ports/device/picture-scaler.ts';

export interface PreparedFile {
  readonly file: File;
  /** Size in bytes before the picture was converted to a JPEG that fits; null if it was not. */
  readonly shrunkFrom: number | null;
  /** Why the file cannot be sent, where `validateFile` would name another reason. */
  readonly problem: Extract<FileProblem, 'untrue'> | null;
}

export type PrepareFile = ReturnType<typeof prepareFile>;
export type InspectFile = ReturnType<typeof inspectFile>;

const named = (file: File, kind: FileKind): File => {
  const name = rightName(file.name, kind);
  const { lastModified } = file;
  return name === file.name ? file : new File([file], name, { type: mediaTypes[kind], lastModified });
};

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** A file that was not shrunk. */
export const asItIs = (file: File, problem: PreparedFile['problem'] = null): PreparedFile => ({
  file,
  shrunkFrom: null,
  problem,
});

/**
 * Makes a chosen file fit for sending: a JPEG or PNG over the limit becomes a smaller JPEG, a HEIC photo a JPEG, and place and camera data
 * are removed. Its name gets the ending of its content. Files of other kinds, and pictures that cannot be read or made to fit, stay as
 * they are. Never rejects.
 */
export const prepareFile =
  ({ scaler }: { scaler: PictureScaler }) =>
  async (file: File, { maxKb, kinds }: FileLimits): Promise<PreparedFile> => {
    const asJpeg = async (): Promise<PreparedFile | null> => {
      const jpeg = kinds.includes('jpeg') ? await scaler.shrink(file, maxKb * 1000) : null;
      const { lastModified } = file;
      return (
        jpeg && {
          file: new File([jpeg], rightName(file.name, 'jpeg'), { type: 'image/jpeg', lastModified }),
          shrunkFrom: file.size,
          problem: null,
        }
      );
    };
    const cleaned = async (kind: FileKind): Promise<File> => {
      if (kind !== 'jpeg' && kind !== 'png') return file;
      const bytes = await bytesOf(file);
      const clean = withoutMetadata(bytes, kind);
      const { name, type, lastModified } = file;
      return clean && clean.length < bytes.length ? new File([clean], name, { type, lastModified }) : file;
    };
    const prepared = async (): Promise<PreparedFile | null> => {
      const head = await bytesOf(file.slice(0, headLength));
      const kind = kindOf(head, kinds);
      const mustShrink = isHeic(head) || ((kind === 'jpeg' || kind === 'png') && file.size > maxKb * 1000);
      return mustShrink ? asJpeg() : { ...asItIs(file), file: kind ? named(await cleaned(kind), kind) : file };
    };
    return prepared().then(
      (changed) => changed ?? asItIs(file),
      (error: unknown) => asItIs(file, error instanceof NoTruePixels ? 'untrue' : null),
    );
  };

/** A PDF ends with this mark; without it, the file was cut off. */
const pdfEnd = '%%EOF';

const isCutOff = async (pdf: File): Promise<boolean> => !(await pdf.slice(-headLength).text()).includes(pdfEnd);

/** Why a picture or PDF may be hard to read; null if no fault is found, and for other files. Never rejects. */
export const inspectFile =
  ({ inspector }: { inspector: PictureInspector }) =>
  async (file: File): Promise<FileFault | null> => {
    const head = await bytesOf(file.slice(0, headLength)).catch(() => new Uint8Array());
    const kind = kindOf(head, ['jpeg', 'png', 'pdf']);
    if (kind === 'pdf') return (await isCutOff(file).catch(() => false)) ? 'broken' : null;
    return kind && inspector.faultOf(file);
  };
