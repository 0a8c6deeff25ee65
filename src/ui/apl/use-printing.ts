import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser prints: what only the paper shows is made for that moment. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const set = (now: boolean) => () => flushSync(() => setPrinting(now)); // the page is taken right after the event
    addEventListener('beforeprint', set(true), { signal: stop.signal });
    addEventListener('afterprint', set(false), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return printing;
};
