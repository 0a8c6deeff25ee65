import { headLength, kindOf } from '../../../domain/files/file-rules.ts';
import { unreadableFileText } from '../file-refusal.ts';
import { useOpenContent } from './use-open-content.ts';

const types = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const;

/** Reads the type from the content, so that an HTML file with the name of a picture cannot run scripts. */
const shown = async (file: File): Promise<Blob> => {
  const kind = kindOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()), ['pdf', 'png', 'jpeg']);
  const type = Object.entries(types).find(([known]) => known === kind)?.[1];
  if (!type) throw new Error(unreadableFileText);
  return new Blob([file], { type });
};

export const useOpenChosenFile = () => {
  const { open } = useOpenContent();
  return (file: File) => void open(file.name, () => shown(file));
};
