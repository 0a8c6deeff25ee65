import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../application/api-failure.ts';
import type { Upload } from '../../application/ports/apl-repository.ts';
import { useAlerts } from '../alerts/alerts-view.ts';

/** Where the sending of a form stands. `percent` is of the upload; at 100 the server is working. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' | 'cancelled' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Sends a judged form: asks, uploads with progress, can be stopped, and tries again. `attempt` says where an answered try ends. */
export const useSending = (attempt: (upload: Upload) => Promise<Sending>) => {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const stopping = useRef<AbortController | null>(null);
  const { failed } = useAlerts();
  useEffect(() => () => stopping.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    setSending({ kind: 'running', percent: 0 });
    const onProgress = (bytes: number, total: number) =>
      setSending({ kind: 'running', percent: total > 0 ? Math.round((100 * bytes) / total) : 0 });
    try {
      setSending(await attempt({ signal: stop.signal, onProgress }));
    } catch (error) {
      const sessionOver = error instanceof ApiFailure && error.kind === 'expired';
      setSending(sessionOver ? { kind: 'idle' } : { kind: 'failed', error });
      if (sessionOver) failed(error); // told in place; after the log-in the same request can go out again
    }
  };
  return {
    sending,
    /** Asks before anything goes out. */
    ask: () => setSending({ kind: 'asking' }),
    start: () => void start(),
    stop: () => stopping.current?.abort(),
    close: () => setSending({ kind: 'idle' }),
  };
};
