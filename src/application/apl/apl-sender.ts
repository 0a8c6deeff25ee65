import { type FormStatus, isEditable } from '../../domain/assessment/form-status.ts';
import type { FileProblem } from '../../domain/files/file-rules.ts';
import { documentLimits } from '../../domain/files/upload-limits.ts';
import { ApiFailure } from '../api-failure.ts';
import { judgeBlob } from '../files/judge-blob.ts';
import type { Submission, Upload } from '../ports/apl/apl-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import { type JoinedUpload, joinedUpload } from '../sending/joined-upload.ts';
import { oneAtATime } from '../sending/one-at-a-time.ts';
import { requestKeyOf } from '../sending/request-key.ts';
import { isDefinite } from '../sending/request-keys.ts';

/** What is wrong with a file; `unreadable` when it is there no more, or changed since it was chosen. */
export type UnfitFile = FileProblem | 'unreadable';

/**
 * `alreadySent`: the server has the form, such as after a reply that was lost or a cancelled upload that had arrived; it is what
 * the server has, which is not what was typed since then. `unfit`: nothing was sent, because of files, by their ids. `refused`: a
 * definite no, after which the next attempt needs another request key; field errors stand under the names of the port.
 * `cancelled`: the server does not have the form. `unknown`: it was cancelled, and the server cannot be asked whether it has it.
 */
export type SubmitAplOutcome<Form> =
  | { kind: 'sent' | 'alreadySent'; form: Form }
  | { kind: 'unfit'; files: ReadonlyMap<string, UnfitFile> }
  | { kind: 'refused'; failure: ApiFailure }
  | { kind: 'cancelled' | 'unknown' };

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
 * Sends a form with files, once at a time: a second call for the same assessment with the same content joins the first while it
 * runs, one with other content goes out after it. The request key that is sent is the given one with a fingerprint of the content.
 * Rejects with `ApiFailure` when it is not known whether the form arrived: send again with the same request key.
 */
export const aplSender = <Form extends { readonly status: FormStatus }>({ realtime, read }: Sending<Form>) => {
  const once = oneAtATime<SubmitAplOutcome<Form>>();
  const uploads = new Map<string, JoinedUpload>();

  /** What a stopped or refused sending has come to: the form may have arrived before. */
  const found = async (trxId: string): Promise<SubmitAplOutcome<Form>> => {
    try {
      const form = await read(trxId);
      return form && !isEditable(form.status) ? { kind: 'alreadySent', form } : { kind: 'cancelled' };
    } catch {
      return { kind: 'unknown' };
    }
  };

  const attempt = async (
    { trxId, files }: WithFiles,
    { signal }: Upload,
    send: () => Promise<Form>,
  ): Promise<SubmitAplOutcome<Form>> => {
    const unfit = await unfitFiles(files);
    if (unfit.size > 0) return { kind: 'unfit', files: unfit };
    try {
      if (signal?.aborted) throw new ApiFailure({ kind: 'cancelled' });
      const form = await send();
      realtime.announceChange(); // other tabs show it too
      return { kind: 'sent', form };
    } catch (error) {
      const cancelled = error instanceof ApiFailure && error.kind === 'cancelled';
      if (!cancelled && !isDefinite(error)) throw error;
      const outcome = await found(trxId);
      return cancelled || outcome.kind === 'alreadySent' ? outcome : { kind: 'refused', failure: error };
    }
  };

  return <Sent extends WithFiles>(
    submission: Sent,
    content: unknown,
    upload: Upload | undefined,
    send: (submission: Sent, upload: Upload) => Promise<Form>,
  ): Promise<SubmitAplOutcome<Form>> => {
    const requestKey = requestKeyOf(submission.requestKey, content, submission.files);
    const joined = uploads.get(requestKey) ?? joinedUpload();
    uploads.set(requestKey, joined);
    joined.join(upload);
    return once(submission.trxId, requestKey, () => {
      const run = () => send({ ...submission, requestKey }, joined.upload);
      return attempt(submission, joined.upload, run).finally(() => uploads.delete(requestKey));
    });
  };
};
