import { shownFileName } from '../files/file-name.ts';
import type { ExamContent, UploadedFile, UploadTask } from './question.ts';

export interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly replaces: string | null;
  /** When it was chosen, an ISO instant. */
  readonly answeredAt: string;
}

/** Servers may leave out the fractions of a second. */
const isBefore = (at: string | null, other: string): boolean => Date.parse(at ?? '') + 1_000 < Date.parse(other);

/** Whether the server's file is this upload: its id is new, its size and name are the same, and it has not come before this was chosen. */
export const isUploadOf = (stored: UploadedFile, { name, size, replaces, answeredAt }: SentFile): boolean =>
  stored.id !== replaces &&
  stored.size === size &&
  stored.name === shownFileName(name) &&
  !isBefore(stored.uploadedAt, answeredAt);

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
