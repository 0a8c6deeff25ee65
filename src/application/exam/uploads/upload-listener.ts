import type { UploadedFile } from '../../../domain/exam/question.ts';
import { ApiFailure } from '../../api-failure.ts';
import type { Uploading } from './uploads-state.ts';

export interface UploadListener {
  readonly arrived: (taskId: string, file: UploadedFile) => Promise<void>;
  readonly sessionOver: (error: unknown) => void;
  /** Another tab took over, or the page was left while the file was still being read, so that nothing keeps it. */
  readonly unkept: (name: string) => void;
}

export const waitsForLogIn = (uploading: Uploading | undefined): boolean =>
  uploading?.kind === 'failed' && uploading.error instanceof ApiFailure && uploading.error.kind === 'expired';
