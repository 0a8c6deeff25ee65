import type { StoredFile } from '../../../domain/assessment/form-status.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';

/** A file of "Bukti saya". */
export interface EvidenceFile {
  readonly id: string;
  readonly name: string;
  readonly size: number | null;
  /** Null for one that the server does not have yet. */
  readonly stored: StoredFile | null;
  /** The elements that it proves. */
  readonly uses: readonly string[];
}

/** "Bukti saya": what the server keeps, then what the draft holds. */
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
