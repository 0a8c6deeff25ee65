import { useRef, useState } from 'react';
import type { PreparedFile } from '../../application/files/prepare-file.ts';
import { shownFileName } from '../../domain/files/file-name.ts';
import type { ListedFile } from '../components/media/file-list.tsx';
import type { RefusedFile } from '../components/media/file-refusals.tsx';
import type { ShrunkFile } from '../components/media/shrunk-files.tsx';

export interface ChosenFile extends ListedFile {
  readonly file: File;
}

export interface ChosenFilesSettings {
  /** Changes a file before it is judged; never rejects. */
  readonly prepare?: (file: File) => Promise<PreparedFile>;
  readonly judge: (file: File) => Promise<string | null>;
  readonly multiple?: boolean;
}

export interface ChosenFiles {
  readonly files: readonly ChosenFile[];
  /** Rejected files of the last choice; the accepted ones stay (specification 5). */
  readonly refused: readonly RefusedFile[];
  /** Pictures of the last choice that were made smaller. */
  readonly shrunk: readonly ShrunkFile[];
  readonly busy: boolean;
  readonly onChoose: (files: readonly File[]) => Promise<readonly ChosenFile[]>;
  readonly onRemove: (id: string) => void;
  readonly clear: () => void;
}

const asChosen = async (file: File): Promise<PreparedFile> => ({ file, shrunkFrom: null });

export const useChosenFiles = ({ prepare = asChosen, judge, multiple = false }: ChosenFilesSettings): ChosenFiles => {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [shrunk, setShrunk] = useState<readonly ShrunkFile[]>([]);
  const [reading, setReading] = useState(0);
  const lastId = useRef(0);

  const onChoose = async (chosen: readonly File[]) => {
    setReading((number) => number + 1);
    const judged: { file: File; shrunkFrom: number | null; reason: string | null }[] = [];
    // one after another, because two large pictures may not fit into the memory of an old phone
    for (const each of chosen) {
      const prepared = await prepare(each);
      judged.push({ ...prepared, reason: await judge(prepared.file) });
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
    setShrunk(
      judged.flatMap(({ file: { name, size: to }, shrunkFrom: from, reason }) =>
        reason === null && from !== null ? [{ name: shownFileName(name), from, to }] : [],
      ),
    );
    if (taken.length > 0) setFiles((before) => (multiple ? [...before, ...taken] : taken.slice(-1)));
    return taken;
  };
  const onRemove = (id: string) => {
    setRefused([]);
    setShrunk([]);
    setFiles((before) => before.filter((each) => each.id !== id));
  };
  const clear = () => {
    setRefused([]);
    setShrunk([]);
    setFiles([]);
  };
  return { files, refused, shrunk, busy: reading > 0, onChoose, onRemove, clear };
};
