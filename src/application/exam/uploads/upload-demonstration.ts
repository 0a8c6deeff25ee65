import type { UploadedFile, UploadTask } from '../../../domain/exam/question.ts';
import { isUploadOf } from '../../../domain/exam/uploaded-file.ts';
import type { FileProblem } from '../../../domain/files/file-rules.ts';
import { demonstrationKinds } from '../../../domain/files/upload-limits.ts';
import { ApiFailure, isRefusal, isSessionOver } from '../../api-failure.ts';
import { validateFile } from '../../files/validate-file.ts';
import type { ExamKey, ExamRepository, UploadOptions } from '../../ports/exam/exam-repository.ts';
import type { RealtimeChannel } from '../../ports/notification/realtime-channel.ts';
import { isDefinite } from '../../sending/request-keys.ts';
import { singleFlight } from '../../sending/single-flight.ts';

export interface DemonstrationUpload {
  readonly exam: ExamKey;
  readonly task: Pick<UploadTask, 'id' | 'maxKb'>;
  readonly file: File;
  readonly requestKey: string;
  readonly answeredAt: string;
  readonly replaces: string | null;
  /** An earlier file with this name and size may arrive, so this one is sent again until a reply tells that it has. */
  readonly alike: boolean;
  /** An earlier try may have arrived. */
  readonly again: boolean;
  /** Nobody has asked for this try. */
  readonly byItself: boolean;
}

/**
 * `alreadyUploaded`: the server has the file from an earlier try with a lost reply. `unfit`: the file is invalid; nothing was sent.
 * `refused`: by the server. `cancelled`, `failed`: the server does not have it. `unknown`: the server could not be asked whether it
 * arrived; the next try must set `again`.
 */
export type UploadOutcome =
  | { readonly kind: 'uploaded' | 'alreadyUploaded'; readonly file: UploadedFile }
  | { readonly kind: 'unfit'; readonly problem: FileProblem | 'unreadable' }
  | { readonly kind: 'refused' | 'failed' | 'unknown'; readonly error: unknown }
  | { readonly kind: 'cancelled' };

export type UploadDemonstration = ReturnType<typeof uploadDemonstration>;

interface Deps {
  exams: Pick<ExamRepository, 'upload' | 'uploaded'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

type Watcher = Pick<UploadOptions, 'onProgress' | 'signal'>;

const isCancelled = (error: unknown) => error instanceof ApiFailure && error.kind === 'cancelled';
/** A call with any other failure may have arrived; 507 means that the server's storage is full. */
const hasNotArrived = (error: unknown) =>
  isDefinite(error) || isSessionOver(error) || (error instanceof ApiFailure && error.status === 507);

/**
 * Uploads the file of a task. Uploads of the same task run one after another. After a lost reply, asks the server before resending (fault
 * matrix 4, 49). Never rejects.
 */
export const uploadDemonstration = ({ exams, realtime }: Deps) => {
  const once = singleFlight<UploadOutcome>();

  const arrived = async (upload: DemonstrationUpload): Promise<UploadedFile | null> => {
    if (upload.alike) return null;
    const stored = await exams.uploaded(upload.exam.trxId, upload.task.id);
    const { name, size } = upload.file;
    return stored && isUploadOf(stored, { ...upload, name, size }) ? stored : null;
  };

  const interrupted = async (upload: DemonstrationUpload, error: unknown): Promise<UploadOutcome> => {
    try {
      const file = await arrived(upload);
      if (file) return { kind: 'alreadyUploaded', file };
      return isCancelled(error) ? { kind: 'cancelled' } : { kind: 'failed', error };
    } catch {
      return { kind: 'unknown', error };
    }
  };

  const send = async (upload: DemonstrationUpload, watcher: Watcher): Promise<UploadOutcome> => {
    const { exam, task, file, answeredAt, requestKey } = upload;
    try {
      if (watcher.signal.aborted) return { kind: 'cancelled' };
      const stored = await exams.upload({ exam, questionId: task.id, file, answeredAt }, { requestKey, ...watcher });
      return { kind: 'uploaded', file: stored };
    } catch (error) {
      if (!hasNotArrived(error)) return interrupted(upload, error);
      return { kind: isRefusal(error) ? 'refused' : 'failed', error };
    }
  };

  const attempt = async (upload: DemonstrationUpload, watcher: Watcher): Promise<UploadOutcome> => {
    const limits = { maxKb: upload.task.maxKb, kinds: demonstrationKinds };
    const problem = await validateFile(upload.file, limits).catch(() => 'unreadable' as const);
    if (problem) return { kind: 'unfit', problem };
    if (upload.again || upload.byItself) {
      try {
        const file = await arrived(upload);
        if (file) return { kind: 'alreadyUploaded', file };
      } catch (error) {
        return { kind: isSessionOver(error) || !upload.again ? 'failed' : 'unknown', error };
      }
    }
    return send(upload, watcher);
  };

  return (upload: DemonstrationUpload, watcher: Watcher): Promise<UploadOutcome> => {
    const { exam, task, requestKey } = upload;
    const name = JSON.stringify([exam.trxId, exam.id, task.id]);
    const announced = async (joined: Watcher) => {
      const outcome = await attempt(upload, joined);
      if ('file' in outcome) realtime.announceChange();
      return outcome;
    };
    return once(name, announced, requestKey, watcher);
  };
};
