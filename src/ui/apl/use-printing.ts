import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    // renders synchronously, because the browser captures the page right after the event
    const set = (now: boolean) => () => flushSync(() => setPrinting(now));
    addEventListener('beforeprint', set(true), { signal: stop.signal });
    addEventListener('afterprint', set(false), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return printing;
};
