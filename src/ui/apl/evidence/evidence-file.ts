import type { StoredFile } from '../../../domain/assessment/form-status.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';

export interface EvidenceFile {
  readonly id: string;
  readonly name: string;
  readonly size: number | null;
  readonly stored: StoredFile | null;
  readonly uses: readonly string[];
}

export const evidenceFiles = (
  stored: readonly StoredFile[],
  fresh: ReadonlyMap<string, File>,
  usesOf: (fileId: string) => readonly string[],
): readonly EvidenceFile[] => [
  ...stored.map((file) => ({
    id: file.id,
    name: shownFileName(file.name),
    size: file.size,
    stored: file,
    uses: usesOf(file.id),
  })),
  ...Array.from(fresh, ([id, { name, size }]) => ({
    id,
    name: shownFileName(name),
    size,
    stored: null,
    uses: usesOf(id),
  })),
];
