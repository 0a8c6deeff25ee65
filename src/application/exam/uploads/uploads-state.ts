import type { FileProblem } from '../../../domain/files/file-rules.ts';

/**
 * `waiting`: not sent yet. `unknown`: the server may have the file. `refused`: the server rejected it. `failed`: the server does not have
 * it, and a retry may work.
 */
export type Uploading =
  | { readonly kind: 'waiting' | 'cancelled' | 'unknown' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed' | 'refused'; readonly error: unknown };

export interface PendingFile {
  readonly file: File;
  readonly uploading: Uploading;
  /** It has failed, and is tried again without the candidate. */
  readonly heals: boolean;
  readonly saving: boolean;
}

export interface UnfitFile {
  readonly name: string;
  readonly problem: FileProblem | 'unreadable';
}

export interface TaskUploads {
  readonly pending: PendingFile | null;
  readonly unfit: UnfitFile | null;
  readonly reading: boolean;
  readonly arrivals: number;
}

export interface UploadsState {
  readonly ready: boolean;
  readonly durable: boolean;
  readonly tasks: ReadonlyMap<string, TaskUploads>;
}

export const isUploading = ({ tasks }: Pick<UploadsState, 'tasks'>): boolean =>
  [...tasks.values()].some(({ pending }) => pending?.uploading.kind === 'running');

export const noUploads: TaskUploads = { pending: null, unfit: null, reading: false, arrivals: 0 };
