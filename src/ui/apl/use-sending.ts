import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../application/api-failure.ts';
import type { SubmitAplOutcome, UnfitFile } from '../../application/apl/apl-sender.ts';
import type { Upload } from '../../application/ports/upload.ts';
import type { SendOutcome } from '../../application/sending/form-sender.ts';
import { type FormStatus, isClosed, isEditable } from '../../domain/assessment/form-status.ts';
import type { FileLimits } from '../../domain/files/file-rules.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import type { Draft } from '../forms/draft/draft.ts';
import { fileProblemText, unreadableFileText } from '../forms/file-refusal.ts';
import { alreadySentText } from '../forms/send-form.ts';
import type { useFormChanges } from '../forms/use-form-changes.ts';

const useMounted = (): RefObject<boolean> => {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
};

/**
 * State of a submission. `asking`: the candidate must confirm. `running`: upload percentage, 100 while the server works. `unknown`: cancelled,
 * but the server may have received the form; `checking` while a request asks for its status.
 */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' | 'cancelled' }
  | { readonly kind: 'unknown'; readonly checking: boolean }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface SendingSteps<Form> {
  readonly attempt: (upload: Upload) => Promise<Sending>;
  readonly read: () => Promise<Form | null>;
  readonly arrived: (form: Form) => Promise<Sending>;
}

/**
 * Sends a form with confirmation, progress, cancel and retry. Continues after the form unmounts, because a server event can show the sent
 * form before the reply arrives.
 */
export const useSending = <Form extends { readonly status: FormStatus }>(steps: SendingSteps<Form>) => {
  const { attempt, read, arrived } = steps;
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const stopping = useRef<AbortController | null>(null);
  const mounted = useMounted();
  const { failed } = useAlerts();

  const stored = async (): Promise<Form | null> => {
    const form = await read();
    return form && isClosed(form.status) ? form : null;
  };
  const told = async (error: unknown): Promise<Sending> => {
    const sessionOver = error instanceof ApiFailure && error.kind === 'expired';
    if (sessionOver) failed(error); // the session dialog handles it, and the same request can be sent again after the log-in
    if (sessionOver) return { kind: 'idle' };
    // an unmounted form has no dialog; if the server has the form, the page shows it anyway
    if (!mounted.current && !(await stored().catch(() => null))) failed(error);
    return { kind: 'failed', error };
  };
  const start = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    setSending({ kind: 'running', percent: 0 });
    const onProgress = (bytes: number, total: number) =>
      setSending({ kind: 'running', percent: total > 0 ? Math.round((100 * bytes) / total) : 0 });
    setSending(await attempt({ signal: stop.signal, onProgress }).catch(told));
  };
  const check = async () => {
    setSending({ kind: 'unknown', checking: true });
    try {
      const form = await read();
      if (form && isClosed(form.status)) setSending(await arrived(form));
      else setSending(form && isEditable(form.status) ? { kind: 'cancelled' } : { kind: 'unknown', checking: false });
    } catch (error) {
      setSending({ kind: 'unknown', checking: false });
      failed(error);
    }
  };
  return {
    sending,
    ask: () => setSending({ kind: 'asking' }),
    start: () => void start(),
    stop: () => stopping.current?.abort(),
    check: () => void check(),
    close: () => setSending({ kind: 'idle' }),
  };
};

export const unfitText = (problem: UnfitFile, limits: FileLimits): string =>
  problem === 'unreadable' ? unreadableFileText : fileProblemText(problem, limits);

type FormChanges<Form> = ReturnType<typeof useFormChanges<Form>> & Pick<SendingSteps<Form>, 'read'>;

interface AplSending<Form> {
  readonly draft: Pick<Draft<unknown>, 'sent'>;
  readonly changes: FormChanges<Form>;
  /** Null if nothing could be sent; the form says why. */
  readonly submit: (upload: Upload) => Promise<SubmitAplOutcome<Form> | null>;
  readonly refuseFiles: (files: ReadonlyMap<string, UnfitFile>) => void;
  /** Shows the server's objections at their fields; false if the form does not have all of these fields. */
  readonly refuseFields: (fields: Readonly<Record<string, readonly string[]>>) => boolean;
}

/** Sends a form of the application. Its draft goes once the server has the form, also where another device has sent it. */
export const useSendApl = <Form extends { readonly status: FormStatus }>(form: AplSending<Form>) => {
  const { draft, changes, submit, refuseFiles, refuseFields } = form;
  const { inform, failed } = useAlerts();
  const arrived = async ({ kind, form: stored }: SendOutcome<Form>): Promise<Sending> => {
    await draft.sent();
    await changes.store(stored);
    if (kind === 'alreadySent') inform(alreadySentText);
    return { kind: 'idle' };
  };
  const attempt = async (upload: Upload): Promise<Sending> => {
    const outcome = await submit(upload);
    switch (outcome?.kind) {
      case 'sent':
      case 'alreadySent':
        return arrived(outcome);
      case 'cancelled':
        return { kind: 'cancelled' };
      case 'unknown':
        return { kind: 'unknown', checking: false };
      case 'unfit':
        refuseFiles(outcome.files);
        break;
      case 'refused':
        changes.ask();
        if (!refuseFields(outcome.failure.fieldErrors ?? {})) failed(outcome.failure);
    }
    return { kind: 'idle' };
  };
  return useSending({
    attempt,
    read: changes.read,
    arrived: (stored) => arrived({ kind: 'alreadySent', form: stored }),
  });
};
