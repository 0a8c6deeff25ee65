import type { Backend } from '../../backend.ts';
import type { FileRow, SignatureRow } from '../../database/form-rows.ts';
import { isDataUrl } from '../../file-store.ts';
import { dataUrlOf } from '../../rules/image.ts';

export interface ReadingRow {
  readonly target: string | null;
  readonly label: string;
  readonly html: string | null;
  readonly text: string;
  readonly right: boolean | null;
  readonly expected: string | null;
  readonly files: readonly Omit<FileRow, 'candidate_id'>[];
}

export interface ReadingSection {
  readonly title: string;
  readonly summary: string | null;
  readonly rows: readonly ReadingRow[];
}

const blank = { target: null, html: null, text: '', right: null, expected: null, files: [] } as const;

export const readingRow = (row: Pick<ReadingRow, 'label'> & Partial<ReadingRow>): ReadingRow => ({ ...blank, ...row });

export const filesOf = ({ db, files }: Backend, ids: readonly (string | undefined)[]): ReadingRow['files'] =>
  ids.flatMap((wanted) => {
    const file = db.files.get(wanted ?? '');
    if (!file) return [];
    const { id, name, type, size, data } = file;
    return [{ id, name, type, size, data: isDataUrl(data) ? data : dataUrlOf(files.read(data), type) }];
  });

export const signatureRow = ({ image }: SignatureRow, target: string | null): ReadingRow => {
  const type = image.slice('data:'.length, image.indexOf(';'));
  const file = { id: 'signature', name: 'Tanda tangan', type, size: image.length, data: image };
  return readingRow({ target, label: 'Tanda tangan', text: 'Ditandatangani', files: [file] });
};
