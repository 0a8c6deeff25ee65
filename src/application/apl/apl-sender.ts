import { type FormStatus, isEditable } from '../../domain/assessment/form-status.ts';
import type { FileProblem } from '../../domain/files/file-rules.ts';
import { documentLimits } from '../../domain/files/upload-limits.ts';
import { ApiFailure, isRefusal } from '../api-failure.ts';
import type { Submission } from '../ports/apl-repository.ts';
import type { RealtimeChannel } from '../ports/realtime-channel.ts';
import { judgeBlob } from '../profile/judge-blob.ts';

/** What is wrong with a file; `unreadable` when it is there no more, or changed since it was chosen. */
export type UnfitFile = FileProblem | 'unreadable';

/**
 * `alreadySent`: the server has the form, such as after a reply that was lost or a cancelled upload that had arrived; it is what
 * the server has. `unfit`: nothing was sent, because of files, by their ids. `refused`: a definite no, after which
 * the next attempt needs another request key; field errors stand under the names of the port.
 */
export type SubmitAplOutcome<Form> =
  | { kind: 'sent' | 'alreadySent'; form: Form }
  | { kind: 'unfit'; files: ReadonlyMap<string, UnfitFile> }
  | { kind: 'refused'; failure: ApiFailure }
  | { kind: 'cancelled' };

interface Sending<Form> {
  readonly realtime: Pick<RealtimeChannel, 'announceChange'>;
  readonly read: (trxId: string) => Promise<Form | null>;
}

type WithFiles = Submission & { readonly files: ReadonlyMap<string, File> };

const unfitFiles = async (files: ReadonlyMap<string, File>): Promise<ReadonlyMap<string, UnfitFile>> => {
  const unfit = new Map<string, UnfitFile>();
  for (const [id, file] of files) {
    const problem = await judgeBlob(file, documentLimits).catch((): UnfitFile => 'unreadable');
    if (problem) unfit.set(id, problem);
  }
  return unfit;
};

/**
 * Sends a form with files, once at a time: a second call for the same assessment joins the first while it runs. Rejects with
 * `ApiFailure` when it is not known whether the form arrived: send again with the same request key.
 */
export const aplSender = <Form extends { readonly status: FormStatus }>({ realtime, read }: Sending<Form>) => {
  const running = new Map<string, Promise<SubmitAplOutcome<Form>>>();

  /** The form as the server has it, when it has it: a refusal or a cancelled upload may come after it arrived. */
  const stored = async (trxId: string): Promise<Form | null> => {
    const form = await read(trxId).catch(() => null);
    return form && !isEditable(form.status) ? form : null;
  };

  const attempt = async ({ trxId, files }: WithFiles, send: () => Promise<Form>): Promise<SubmitAplOutcome<Form>> => {
    const unfit = await unfitFiles(files);
    if (unfit.size > 0) return { kind: 'unfit', files: unfit };
    try {
      const form = await send();
      realtime.announceChange(); // other tabs show it too
      return { kind: 'sent', form };
    } catch (error) {
      const cancelled = error instanceof ApiFailure && error.kind === 'cancelled';
      if (!cancelled && !isRefusal(error)) throw error;
      const form = await stored(trxId);
      if (form) return { kind: 'alreadySent', form };
      if (cancelled) return { kind: 'cancelled' };
      return { kind: 'refused', failure: error };
    }
  };

  return (submission: WithFiles, send: () => Promise<Form>): Promise<SubmitAplOutcome<Form>> => {
    const already = running.get(submission.trxId);
    if (already) return already;
    const started = attempt(submission, send).finally(() => running.delete(submission.trxId));
    running.set(submission.trxId, started);
    return started;
  };
};
