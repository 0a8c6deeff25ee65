import { shownFileName } from '../files/file-name.ts';
import type { ExamContent, UploadedFile, UploadTask } from './question.ts';

/** A file as it went out; `replaces` is the id of the one that was there before, null for none. */
export interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly replaces: string | null;
}

/** Whether what the server has is this file: another one than before, of the size and the name that went out. */
export const isUploadOf = (stored: UploadedFile, { name, size, replaces }: SentFile): boolean =>
  stored.id !== replaces && stored.size === size && stored.name === shownFileName(name);

export const uploadTasks = ({ questions }: Pick<ExamContent, 'questions'>): readonly UploadTask[] =>
  questions.filter((question) => question.kind === 'upload');
