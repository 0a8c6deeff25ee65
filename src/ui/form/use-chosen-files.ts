import { useRef, useState } from 'react';
import { shownFileName } from '../../domain/files/file-name.ts';
import type { ListedFile } from '../components/media/file-list.tsx';
import type { RefusedFile } from '../components/media/file-refusals.tsx';

export interface ChosenFile extends ListedFile {
  readonly file: File;
}

export interface ChosenFilesSettings {
  readonly judge: (file: File) => Promise<string | null>;
  readonly multiple?: boolean;
}

export interface ChosenFiles {
  readonly files: readonly ChosenFile[];
  /** Rejected files of the last choice; the accepted ones stay (specification 5). */
  readonly refused: readonly RefusedFile[];
  readonly busy: boolean;
  readonly onChoose: (files: readonly File[]) => Promise<readonly ChosenFile[]>;
  readonly onRemove: (id: string) => void;
  readonly clear: () => void;
}

export const useChosenFiles = ({ judge, multiple = false }: ChosenFilesSettings): ChosenFiles => {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [reading, setReading] = useState(0);
  const lastId = useRef(0);

  const onChoose = async (chosen: readonly File[]) => {
    setReading((number) => number + 1);
    const judged = await Promise.all(chosen.map(async (file) => ({ file, reason: await judge(file) })));
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
    if (taken.length > 0) setFiles((before) => (multiple ? [...before, ...taken] : taken.slice(-1)));
    return taken;
  };
  const onRemove = (id: string) => {
    setRefused([]);
    setFiles((before) => before.filter((each) => each.id !== id));
  };
  const clear = () => {
    setRefused([]);
    setFiles([]);
  };
  return { files, refused, busy: reading > 0, onChoose, onRemove, clear };
};
