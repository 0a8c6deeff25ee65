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

export const fileIn = ({ answers }: Pick<ExamContent, 'answers'>, questionId: string): UploadedFile | null =>
  answers.find((answer) => answer.questionId === questionId)?.file ?? null;

export const withFile = (content: ExamContent, questionId: string, file: UploadedFile): ExamContent => ({
  ...content,
  answers: content.answers.some((answer) => answer.questionId === questionId)
    ? content.answers.map((answer) => (answer.questionId === questionId ? { ...answer, file } : answer))
    : [...content.answers, { questionId, current: null, others: [], file }],
});
