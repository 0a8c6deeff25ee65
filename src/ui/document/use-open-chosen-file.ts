import { headLength, kindOf } from '../../domain/files/file-rules.ts';
import { unreadableFileText } from '../form/file-refusal.ts';
import { useOpenContent } from './use-open-content.ts';

const types = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const;

/** As what its bytes are: a page that calls itself a picture must not run. */
const shown = async (file: File): Promise<Blob> => {
  const kind = kindOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()), ['pdf', 'png', 'jpeg']);
  const type = Object.entries(types).find(([known]) => known === kind)?.[1];
  if (!type) throw new Error(unreadableFileText);
  return new Blob([file], { type });
};

/** Shows a file that was chosen and not sent yet, from this device. */
export const useOpenChosenFile = () => {
  const { open } = useOpenContent();
  return (file: File) => void open(file.name, () => shown(file));
};
