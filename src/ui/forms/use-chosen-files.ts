import { useRef, useState } from 'react';
import { asItIs } from '../../application/files/prepare-file.ts';
import { shownFileName } from '../../domain/files/file-name.ts';
import type { ListedFile } from '../kit/components/media/file-list.tsx';
import type { RefusedFile } from '../kit/components/media/file-refusals.tsx';
import type { RemarkedFile } from '../kit/components/media/file-remarks.tsx';
import type { InspectedFile } from './use-prepare-file.ts';

export interface ChosenFile extends ListedFile {
  readonly file: File;
}

export interface ChosenFilesSettings {
  /** Changes a file before it is judged; never rejects. */
  readonly prepare?: (file: File) => Promise<InspectedFile>;
  readonly judge: (file: File) => Promise<string | null>;
  readonly multiple?: boolean;
}

export interface ChosenFiles {
  readonly files: readonly ChosenFile[];
  /** Rejected files of the last choice; the accepted ones stay (specification 5). */
  readonly refused: readonly RefusedFile[];
  readonly remarked: readonly RemarkedFile[];
  readonly busy: boolean;
  readonly onChoose: (files: readonly File[]) => Promise<readonly ChosenFile[]>;
  readonly onRemove: (id: string) => void;
  readonly clear: () => void;
}

const asChosen = async (file: File): Promise<InspectedFile> => ({ ...asItIs(file), fault: null, refusal: null });

export const useChosenFiles = ({ prepare = asChosen, judge, multiple = false }: ChosenFilesSettings): ChosenFiles => {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [remarked, setRemarked] = useState<readonly RemarkedFile[]>([]);
  const [reading, setReading] = useState(0);
  const lastId = useRef(0);

  const onChoose = async (chosen: readonly File[]) => {
    setReading((number) => number + 1);
    const judged: (InspectedFile & { readonly reason: string | null })[] = [];
    // one after another, because two large pictures may not fit into the memory of an old phone
    for (const each of chosen) {
      const prepared = await prepare(each);
      judged.push({ ...prepared, reason: prepared.refusal ?? (await judge(prepared.file)) });
    }
    setReading((number) => number - 1);
    const taken = judged
      .filter(({ reason }) => reason === null)
      .map(({ file }) => {
        lastId.current += 1;
        return { id: String(lastId.current), name: shownFileName(file.name), size: file.size, file };
      });
    setRefused(
      judged.flatMap(({ file, reason }) => (reason === null ? [] : [{ name: shownFileName(file.name), reason }])),
    );
    setRemarked(
      judged.flatMap(({ file: { name, size }, shrunkFrom, fault, reason }) =>
        reason === null && (shrunkFrom !== null || fault !== null)
          ? [{ name: shownFileName(name), size, shrunkFrom, fault }]
          : [],
      ),
    );
    if (taken.length > 0) setFiles((before) => (multiple ? [...before, ...taken] : taken.slice(-1)));
    return taken;
  };
  const onRemove = (id: string) => {
    setRefused([]);
    setRemarked([]);
    setFiles((before) => before.filter((each) => each.id !== id));
  };
  const clear = () => {
    setRefused([]);
    setRemarked([]);
    setFiles([]);
  };
  return { files, refused, remarked, busy: reading > 0, onChoose, onRemove, clear };
};
