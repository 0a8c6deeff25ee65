import type { Backend } from '../../backend.ts';
import type { FileRow, SignatureRow } from '../../database/form-rows.ts';

/** One thing that was asked, and what the candidate has sent. */
export interface ReadingRow {
  /** Where a note can be made; null where none can. */
  readonly target: string | null;
  readonly label: string;
  /** The question in HTML, where it is one of an exam. */
  readonly html: string | null;
  /** Empty where nothing was sent. */
  readonly text: string;
  /** Of a question: whether it is answered right; null where only a person can say that. */
  readonly right: boolean | null;
  /** What a right answer is, or by what it is judged. */
  readonly expected: string | null;
  readonly files: readonly Omit<FileRow, 'candidate_id'>[];
}

/** A part of a form, or one exam. */
export interface ReadingSection {
  readonly title: string;
  /** How much of it is there, in Indonesian. */
  readonly summary: string | null;
  readonly rows: readonly ReadingRow[];
}

const blank = { target: null, html: null, text: '', right: null, expected: null, files: [] } as const;

export const readingRow = (row: Pick<ReadingRow, 'label'> & Partial<ReadingRow>): ReadingRow => ({ ...blank, ...row });

/** The stored files of these ids, without those that are gone. */
export const filesOf = ({ db }: Backend, ids: readonly (string | undefined)[]): ReadingRow['files'] =>
  ids.flatMap((wanted) => {
    const file = db.files.get(wanted ?? '');
    if (!file) return [];
    const { id, name, type, size, data } = file;
    return [{ id, name, type, size, data }];
  });

/** A signature as something to look at. */
export const signatureRow = ({ image }: SignatureRow, target: string | null): ReadingRow => {
  const type = image.slice('data:'.length, image.indexOf(';'));
  const file = { id: 'signature', name: 'Tanda tangan', type, size: image.length, data: image };
  return readingRow({ target, label: 'Tanda tangan', text: 'Ditandatangani', files: [file] });
};
