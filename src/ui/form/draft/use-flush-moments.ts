import { useEffect } from 'react';
import type { DraftSession } from '../../../application/draft/draft-session.ts';

/** Writes at once when a field is left, and when the page may be on its way out; else 300 ms after the last input. */
export const useFlushMoments = ({ flush }: DraftSession): void => {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const now = () => void flush();
    document.addEventListener('focusout', now, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && now(), { signal });
    addEventListener('pagehide', now, { signal });
    return () => stop.abort();
  }, [flush]);
};
