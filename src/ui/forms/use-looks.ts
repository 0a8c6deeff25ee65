import { useEffectEvent, useLayoutEffect } from 'react';

const lookEveryMs = 2_000;
/** The page hides or goes, or the candidate does something that may lead away. */
const signs = ['visibilitychange', 'pagehide', 'popstate', 'pointerdown', 'focusout'];

/** Calls `look` again and again, and before others hear that the page hides or goes: a field may have changed without an event. */
export const useLooks = (look: () => void): void => {
  const latest = useEffectEvent(look);
  useLayoutEffect(() => {
    const gone = new AbortController();
    const early = { capture: true, signal: gone.signal };
    for (const sign of signs) window.addEventListener(sign, () => latest(), early);
    const timer = setInterval(() => latest(), lookEveryMs);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, []);
};
