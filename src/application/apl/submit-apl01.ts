import type { Apl01 } from '../../domain/apl/apl01.ts';
import { tidiedContent } from '../../domain/apl/apl01-content.ts';
import { isEditable } from '../../domain/assessment/form-status.ts';
import type { FileProblem } from '../../domain/files/file-rules.ts';
import { documentLimits } from '../../domain/files/upload-limits.ts';
import { ApiFailure, isRefusal } from '../api-failure.ts';
import type { Apl01Submission, AplRepository, Upload } from '../ports/apl-repository.ts';
import type { RealtimeChannel } from '../ports/realtime-channel.ts';
import { judgeBlob } from '../profile/judge-blob.ts';

/** What is wrong with a file; `unreadable` when it is there no more, or changed since it was chosen. */
export type UnfitFile = FileProblem | 'unreadable';

/**
 * `alreadySent`: the server has the form, such as after a reply that was lost or a cancelled upload that had arrived; it is what
 * the server has. `unfit`: nothing was sent, because of files, by the id of their requirement. `refused`: a definite no, after
 * which the next attempt needs another request key; field errors stand under the names of the port.
 */
export type SubmitApl01Outcome =
  | { kind: 'sent' | 'alreadySent'; form: Apl01 }
  | { kind: 'unfit'; files: ReadonlyMap<string, UnfitFile> }
  | { kind: 'refused'; failure: ApiFailure }
  | { kind: 'cancelled' };

export type SubmitApl01 = ReturnType<typeof submitApl01>;

interface Deps {
  apls: Pick<AplRepository, 'apl01' | 'sendApl01'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

const unfitFiles = async (files: ReadonlyMap<string, File>): Promise<ReadonlyMap<string, UnfitFile>> => {
  const unfit = new Map<string, UnfitFile>();
  for (const [id, file] of files) {
    const problem = await judgeBlob(file, documentLimits).catch((): UnfitFile => 'unreadable');
    if (problem) unfit.set(id, problem);
  }
  return unfit;
};

/**
 * Sends FR.APL.01, once at a time: a second call for the same assessment joins the first while it runs (specification 7,
 * Assessment). Rejects with `ApiFailure` when it is not known whether the form arrived: send again with the same request key.
 */
export const submitApl01 = ({ apls, realtime }: Deps) => {
  const running = new Map<string, Promise<SubmitApl01Outcome>>();

  /** The form as the server has it, when it has it: a refusal or a cancelled upload may come after it arrived. */
  const stored = async (trxId: string): Promise<Apl01 | null> => {
    const form = await apls.apl01(trxId).catch(() => null);
    return form && !isEditable(form.status) ? form : null;
  };

  const attempt = async (submission: Apl01Submission, upload?: Upload): Promise<SubmitApl01Outcome> => {
    const files = await unfitFiles(submission.files);
    if (files.size > 0) return { kind: 'unfit', files };
    try {
      const form = await apls.sendApl01({ ...submission, content: tidiedContent(submission.content) }, upload);
      realtime.announceChange(); // other tabs show it too
      return { kind: 'sent', form };
    } catch (error) {
      const cancelled = error instanceof ApiFailure && error.kind === 'cancelled';
      if (!cancelled && !isRefusal(error)) throw error;
      const form = await stored(submission.trxId);
      if (form) return { kind: 'alreadySent', form };
      if (cancelled) return { kind: 'cancelled' };
      return { kind: 'refused', failure: error };
    }
  };

  return (submission: Apl01Submission, upload?: Upload): Promise<SubmitApl01Outcome> => {
    const already = running.get(submission.trxId);
    if (already) return already;
    const started = attempt(submission, upload).finally(() => running.delete(submission.trxId));
    running.set(submission.trxId, started);
    return started;
  };
};
