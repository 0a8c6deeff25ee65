import { shownFileName } from '../files/file-name.ts';
import type { ExamContent, UploadedFile, UploadTask } from './question.ts';

export interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly replaces: string | null;
}

/** Whether the server's file is this upload: a new id, with the same size and name. */
export const isUploadOf = (stored: UploadedFile, { name, size, replaces }: SentFile): boolean =>
  stored.id !== replaces && stored.size === size && stored.name === shownFileName(name);

export const uploadTasks = ({ questions }: Pick<ExamContent, 'questions'>): readonly UploadTask[] =>
  questions.filter((question) => question.kind === 'upload');
