import { shownFileName } from '../files/file-name.ts';
import type { ExamContent, UploadedFile, UploadTask } from './question.ts';

export interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly replaces: string | null;
}

/** Whether the server's file is this upload: its id is new, and its size and name are the same. */
export const isUploadOf = (stored: UploadedFile, { name, size, replaces }: SentFile): boolean =>
  stored.id !== replaces && stored.size === size && stored.name === shownFileName(name);

export const uploadTasks = ({ questions }: Pick<ExamContent, 'questions'>): readonly UploadTask[] =>
  questions.filter((question) => question.kind === 'upload');
