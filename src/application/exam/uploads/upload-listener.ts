import type { UploadedFile } from '../../../domain/exam/question.ts';
import { ApiFailure } from '../../api-failure.ts';
import type { Uploading } from './uploads-state.ts';

export interface UploadListener {
  readonly arrived: (taskId: string, file: UploadedFile) => Promise<void>;
  readonly sessionOver: (error: unknown) => void;
  /** A chosen file was still being read when its page was left or another tab took over, so that nothing keeps it. */
  readonly unkept: (name: string) => void;
}

export const waitsForLogIn = (uploading: Uploading | undefined): boolean =>
  uploading?.kind === 'failed' && uploading.error instanceof ApiFailure && uploading.error.kind === 'expired';
