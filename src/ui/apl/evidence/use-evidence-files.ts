import type { Draft } from '../../forms/draft/draft.ts';
import { evidenceRefusal } from '../../forms/file-refusal.ts';
import { useChosenFiles } from '../../forms/use-chosen-files.ts';
import { useEvidenceLimits } from '../../forms/use-evidence-limits.ts';
import { usePrepareFile } from '../../forms/use-prepare-file.ts';
import { largestSize } from '../../kit/components/media/file-size.ts';
import type { Apl02Kept } from '../apl02/apl02-draft.ts';

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

export const useEvidenceFiles = (
  draft: Draft<Apl02Kept>,
  onAdded: (ids: readonly string[]) => void = () => undefined,
) => {
  const limits = useEvidenceLimits();
  const { refused, remarked, busy, onChoose } = useChosenFiles({
    prepare: usePrepareFile(limits),
    judge: (file) => evidenceRefusal(file, limits),
    multiple: true,
  });
  const add = async (files: readonly File[]) => {
    const taken = await onChoose(files);
    const known = new Map(draft.files);
    onAdded(
      taken.map(({ file }) => {
        const [there] = [...known].find(([, each]) => isSame(each, file)) ?? [];
        const id = there ?? draft.addFile(file);
        known.set(id, file);
        return id;
      }),
    );
  };
  return {
    refused,
    remarked,
    busy,
    files: [],
    multiple: true,
    accept: '.pdf,.jpg,.jpeg,.png',
    hint: `PDF, JPG, atau PNG, paling besar ${largestSize(limits)} per file`,
    onChoose: (files: readonly File[]) => void add(files),
  } as const;
};
