import { type FormStatus, isClosed, isEditable } from '../../domain/assessment/form-status.ts';
import type { FileLimits, FileProblem } from '../../domain/files/file-rules.ts';
import { ApiFailure } from '../api-failure.ts';
import { validateFile } from '../files/validate-file.ts';
import type { Submission } from '../ports/apl/apl-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { Upload } from '../ports/upload.ts';
import type { DraftKeys } from '../sending/draft-keys.ts';
import { formSender } from '../sending/form-sender.ts';
import { isDefinite } from '../sending/request-keys.ts';

export type UnfitFile = FileProblem | 'unreadable';

/**
 * `alreadySent`: the server already has the form, perhaps without newer input. `unfit`: not sent, because these files are invalid.
 * `refused`: field errors use the port's names. `cancelled`: the server does not have the form. `unknown`: cancelled, but the server may
 * have the form.
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

export type UnderDraft<Sent extends Submission> = Omit<Sent, 'requestKey'> & {
  readonly keys: DraftKeys;
  /** Limits each new file. */
  readonly limits: FileLimits;
};

type Files = ReadonlyMap<string, File>;

const unfitFiles = async (files: Files, limits: FileLimits): Promise<ReadonlyMap<string, UnfitFile>> => {
  const unfit = new Map<string, UnfitFile>();
  for (const [id, file] of files) {
    const problem = await validateFile(file, limits).catch((): UnfitFile => 'unreadable');
    if (problem) unfit.set(id, problem);
  }
  return unfit;
};

/** Sends a form after checking its files; see `formSender`. Rejects with `ApiFailure` after any other failure. */
export const aplSender = <Form extends { readonly status: FormStatus }>({ realtime, read }: Sending<Form>) => {
  const isSent = ({ status }: Form) => isClosed(status);
  const sendOnce = formSender<Form>({ realtime, read, isSent });

  const found = async (trxId: string): Promise<SubmitAplOutcome<Form>> => {
    try {
      const form = await read(trxId);
      if (form && isSent(form)) return { kind: 'alreadySent', form };
      return { kind: form && isEditable(form.status) ? 'cancelled' : 'unknown' };
    } catch {
      return { kind: 'unknown' };
    }
  };

  return async (
    submission: UnderDraft<Submission> & { readonly content: unknown; readonly files: Files },
    send: (requestKey: string, upload: Upload) => Promise<Form>,
    upload?: Upload,
  ): Promise<SubmitAplOutcome<Form>> => {
    const unfit = await unfitFiles(submission.files, submission.limits);
    if (unfit.size > 0) return { kind: 'unfit', files: unfit };
    try {
      return await sendOnce(submission, send, upload);
    } catch (error) {
      if (isDefinite(error)) return { kind: 'refused', failure: error };
      if (error instanceof ApiFailure && error.kind === 'cancelled') return found(submission.trxId);
      throw error;
    }
  };
};
