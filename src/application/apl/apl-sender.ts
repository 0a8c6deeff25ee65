import { type FormStatus, isEditable } from '../../domain/assessment/form-status.ts';
import type { FileProblem } from '../../domain/files/file-rules.ts';
import { documentLimits } from '../../domain/files/upload-limits.ts';
import { ApiFailure } from '../api-failure.ts';
import { judgeBlob } from '../files/judge-blob.ts';
import type { Submission, Upload } from '../ports/apl/apl-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import { type DraftKeys, fingerprintOf } from '../sending/draft-keys.ts';
import { isDefinite, underKey } from '../sending/request-keys.ts';
import { singleUpload } from '../sending/single-upload.ts';

/** What is wrong with a file; `unreadable` when it is there no more, or changed since it was chosen. */
export type UnfitFile = FileProblem | 'unreadable';

/**
 * `alreadySent`: the server has the form, such as after a reply that was lost or a cancelled upload that had arrived; it is what
 * the server has, which is not what was typed since then. `unfit`: nothing was sent, because of files, by their ids. `refused`: a
 * definite no; field errors stand under the names of the port.
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

/** What is sent through the port, under the keys of its draft. */
export type UnderDraft<Sent extends Submission> = Omit<Sent, 'requestKey'> & { readonly keys: DraftKeys };

type Files = ReadonlyMap<string, File>;

const unfitFiles = async (files: Files): Promise<ReadonlyMap<string, UnfitFile>> => {
  const unfit = new Map<string, UnfitFile>();
  for (const [id, file] of files) {
    const problem = await judgeBlob(file, documentLimits).catch((): UnfitFile => 'unreadable');
    if (problem) unfit.set(id, problem);
  }
  return unfit;
};

/**
 * Sends a form with files, once at a time: a second call for the same assessment with the same content joins the first while it
 * runs, one with other content goes out after it. Rejects with `ApiFailure` when it is not known whether the form arrived.
 */
export const aplSender = <Form extends { readonly status: FormStatus }>({ realtime, read }: Sending<Form>) => {
  const once = singleUpload<SubmitAplOutcome<Form>>();

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
    { trxId, files }: { trxId: string; files: Files },
    { signal }: Required<Upload>,
    send: () => Promise<Form>,
  ): Promise<SubmitAplOutcome<Form>> => {
    const unfit = await unfitFiles(files);
    if (unfit.size > 0) return { kind: 'unfit', files: unfit };
    try {
      if (signal.aborted) throw new ApiFailure({ kind: 'cancelled' });
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

  return (
    { trxId, files, keys }: UnderDraft<Submission> & { readonly files: Files },
    content: unknown,
    upload: Upload,
    send: (requestKey: string, upload: Upload) => Promise<Form>,
  ): Promise<SubmitAplOutcome<Form>> => {
    const fingerprint = fingerprintOf(content, files);
    const run = (joined: Required<Upload>) =>
      attempt({ trxId, files }, joined, () =>
        underKey(
          keys.of(fingerprint),
          (requestKey) => send(requestKey, joined),
          (known) => known && keys.renew(fingerprint),
        ),
      );
    return once(trxId, upload, run, fingerprint);
  };
};
