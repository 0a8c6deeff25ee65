import { useRef, useState } from 'react';
import { ApiFailure } from '../../application/api-failure.ts';
import type { Upload } from '../../application/ports/apl/apl-repository.ts';
import { type FormStatus, isClosed, isEditable } from '../../domain/assessment/form-status.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { useMounted } from '../page/use-mounted.ts';

/**
 * Where the sending of a form stands. `percent` is of the upload; at 100 the server is working. `unknown`: it was cancelled, and
 * whether the server has the form it does not say; `checking` while it is asked again.
 */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' | 'cancelled' }
  | { readonly kind: 'unknown'; readonly checking: boolean }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface SendingSteps<Form> {
  /** Sends the form, and says where an answered try ends. */
  readonly attempt: (upload: Upload) => Promise<Sending>;
  /** The form as the server has it now. */
  readonly read: () => Promise<Form | null>;
  /** Where it ends when the server turns out to have the form already. */
  readonly arrived: (form: Form) => Promise<Sending>;
}

/**
 * Sends a judged form: asks, uploads with progress, can be stopped, and tries again. It goes on when the form goes away, because
 * the server's news can show the sent form before the reply is here.
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
    if (sessionOver) failed(error); // told in place; after the log-in the same request can go out again
    if (sessionOver) return { kind: 'idle' };
    // nobody sees the dialog of a form that went away; one that the server has shows by itself
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
    /** Asks before anything goes out. */
    ask: () => setSending({ kind: 'asking' }),
    start: () => void start(),
    stop: () => stopping.current?.abort(),
    /** Asks the server whether a cancelled form has arrived. */
    check: () => void check(),
    close: () => setSending({ kind: 'idle' }),
  };
};
