import { shownFileName } from '../../../domain/files/file-name.ts';
import { signatureLimits } from '../../../domain/files/upload-limits.ts';
import { FileDrop } from '../../kit/components/media/file-drop.tsx';
import { largestSize } from '../../kit/components/media/file-size.ts';
import { pictureRefusal } from '../file-refusal.ts';
import { useChosenFiles } from '../use-chosen-files.ts';
import { usePrepareFile } from '../use-prepare-file.ts';

export interface UploadedSignatureProps {
  readonly id: string;
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onFile: (file: File | null) => void;
}

export const UploadedSignature = ({ id, file, error, onFile }: UploadedSignatureProps) => {
  const { refused, remarked, busy, onChoose, onRemove } = useChosenFiles({
    prepare: usePrepareFile(signatureLimits),
    judge: (file) => pictureRefusal(file, signatureLimits),
  });
  const choose = async (files: readonly File[]) => {
    const [taken] = await onChoose(files);
    if (taken) onFile(taken.file);
  };
  return (
    <FileDrop
      id={id}
      label="Gambar tanda tangan"
      hint={`PNG atau JPG paling besar ${largestSize(signatureLimits)}. Terbaik: tinta gelap di atas kertas putih.`}
      accept=".png,.jpg,.jpeg,image/png,image/jpeg"
      files={file ? [{ id, name: shownFileName(file.name), size: file.size }] : []}
      refused={refused}
      remarked={remarked}
      busy={busy}
      error={error}
      onChoose={(files) => void choose(files)}
      onRemove={() => {
        onRemove(id);
        onFile(null);
      }}
    />
  );
};
