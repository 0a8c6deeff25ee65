import type { PendingFile, TaskUploads } from '../../../application/exam/uploads/uploads-state.ts';
import type { ExamContent, UploadedFile, UploadTask } from '../../../domain/exam/question.ts';
import { uploadTasks } from '../../../domain/exam/uploaded-file.ts';
import { useTasksUploads, useUploads } from './demonstration-uploads.tsx';

/** A task of a demonstration: what the server has of it, and what it does not have yet. */
export interface TaskStanding {
  readonly task: UploadTask;
  readonly stored: UploadedFile | null;
  readonly pending: PendingFile | null;
}

const standingsOf = (
  paper: Pick<ExamContent, 'questions' | 'answers'>,
  uploads: ReadonlyMap<string, TaskUploads>,
): readonly TaskStanding[] =>
  uploadTasks(paper).map((task) => ({
    task,
    stored: paper.answers.find(({ questionId }) => questionId === task.id)?.file ?? null,
    pending: uploads.get(task.id)?.pending ?? null,
  }));

/** All tasks as they stand now. */
export const useStandings = (paper: ExamContent): readonly TaskStanding[] =>
  standingsOf(paper, useTasksUploads(useUploads()));

export const isRunning = ({ pending }: Pick<TaskStanding, 'pending'>): boolean => pending?.uploading.kind === 'running';
