import type { FileProblem } from '../../../domain/files/file-rules.ts';

/**
 * The upload state of a file that the server does not have. `waiting`: chosen earlier, not being sent. `unknown`: the server may have it.
 * `refused`: the server said no. `failed`: it did not get that far.
 */
export type Uploading =
  | { readonly kind: 'waiting' | 'cancelled' | 'unknown' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed' | 'refused'; readonly error: unknown };

/** A file of a task that the server does not have. */
export interface PendingFile {
  readonly file: File;
  readonly uploading: Uploading;
  /** Not in the device's storage yet. */
  readonly saving: boolean;
}

export interface UnfitFile {
  readonly name: string;
  readonly problem: FileProblem | 'unreadable';
}

/** The uploads of one task, apart from its file on the server. */
export interface TaskUploads {
  readonly pending: PendingFile | null;
  /** The last chosen file, if it was rejected. */
  readonly unfit: UnfitFile | null;
  /** The chosen file is being read. */
  readonly reading: boolean;
  /** The number of files that have arrived since the page was opened. */
  readonly arrivals: number;
}

export interface UploadsState {
  /** Whether files can be kept on this device; without that none can be chosen. */
  readonly ready: boolean;
  /** Whether kept files survive the end of this page. */
  readonly durable: boolean;
  /** Keyed by task id. */
  readonly tasks: ReadonlyMap<string, TaskUploads>;
}

export const isUploading = ({ tasks }: Pick<UploadsState, 'tasks'>): boolean =>
  [...tasks.values()].some(({ pending }) => pending?.uploading.kind === 'running');

export const noUploads: TaskUploads = { pending: null, unfit: null, reading: false, arrivals: 0 };
