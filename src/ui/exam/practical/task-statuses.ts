import type { PendingFile, TaskUploads } from '../../../application/exam/uploads/uploads-state.ts';
import type { ExamContent, UploadedFile, UploadTask } from '../../../domain/exam/question.ts';
import { fileIn, uploadTasks } from '../../../domain/exam/uploaded-file.ts';
import { useTasksUploads, useUploads } from './demonstration-uploads.tsx';

export interface TaskStatus {
  readonly task: UploadTask;
  readonly stored: UploadedFile | null;
  readonly pending: PendingFile | null;
}

const taskStatuses = (
  content: Pick<ExamContent, 'questions' | 'answers'>,
  uploads: ReadonlyMap<string, TaskUploads>,
): readonly TaskStatus[] =>
  uploadTasks(content).map((task) => ({
    task,
    stored: fileIn(content, task.id),
    pending: uploads.get(task.id)?.pending ?? null,
  }));

export const useTaskStatuses = (content: ExamContent): readonly TaskStatus[] =>
  taskStatuses(content, useTasksUploads(useUploads()));

export const isRunning = ({ pending }: Pick<TaskStatus, 'pending'>): boolean => pending?.uploading.kind === 'running';
