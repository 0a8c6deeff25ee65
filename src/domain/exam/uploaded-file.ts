import type { ExamPaper, UploadedFile, UploadTask } from './question.ts';

/** A file as it went out; `replaces` is the id of the one that was there before, null for none. */
export interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly replaces: string | null;
}

/** Whether what the server has is this file: another one than before, of the same name and size. */
export const isUploadOf = (stored: UploadedFile, { name, size, replaces }: SentFile): boolean =>
  stored.id !== replaces && stored.size === size && stored.name === name;

export const uploadTasks = ({ questions }: Pick<ExamPaper, 'questions'>): readonly UploadTask[] =>
  questions.filter((question) => question.kind === 'upload');

/** The tasks for which the server has no file yet. */
export const missingUploads = (paper: Pick<ExamPaper, 'questions' | 'answers'>): readonly UploadTask[] => {
  const there = new Set(paper.answers.filter(({ file }) => file !== null).map(({ questionId }) => questionId));
  return uploadTasks(paper).filter(({ id }) => !there.has(id));
};
