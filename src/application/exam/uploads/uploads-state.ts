import type { FileProblem } from '../../../domain/files/file-rules.ts';

/**
 * Where a file stands that the server does not have. `waiting`: it was chosen before, and nobody is sending it. `unknown`: the
 * server may have it after all. `refused`: the server said no; `failed`: it did not come that far.
 */
export type Uploading =
  | { readonly kind: 'waiting' | 'cancelled' | 'unknown' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed' | 'refused'; readonly error: unknown };

/** A file of a task that the server does not have. */
export interface PendingFile {
  readonly file: File;
  readonly uploading: Uploading;
  /** It is not in the device's storage yet. */
  readonly saving: boolean;
}

/** A file that was chosen and is not taken. */
export interface UnfitFile {
  readonly name: string;
  readonly problem: FileProblem | 'unreadable';
}

/** One task, beside what the server has of it. */
export interface TaskUploads {
  readonly pending: PendingFile | null;
  /** The last file that was chosen, when it could not be taken. */
  readonly unfit: UnfitFile | null;
  /** The file that was chosen is being read. */
  readonly reading: boolean;
  /** Counts the files that have arrived since the page was opened. */
  readonly arrivals: number;
}

export interface UploadsState {
  /** Whether files can be kept on this device, and so chosen. */
  readonly ready: boolean;
  /** Whether they stay there when this page ends. */
  readonly durable: boolean;
  /** By the id of the task. */
  readonly tasks: ReadonlyMap<string, TaskUploads>;
}

/** Whether a file is on its way. */
export const isUploading = ({ tasks }: Pick<UploadsState, 'tasks'>): boolean =>
  [...tasks.values()].some(({ pending }) => pending?.uploading.kind === 'running');

export const noUploads: TaskUploads = { pending: null, unfit: null, reading: false, arrivals: 0 };
