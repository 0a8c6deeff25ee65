import type { QueryClient } from '@tanstack/react-query';

const latest = 2_000;
const longestWait = 10_000;

export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, latest); // Safari has no requestIdleCallback
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(handle);
};

/**
 * Like `whenIdle`, but while the page waits for no reply, because work for later must not delay what the page shows now. After 10 s the work
 * begins in spite of a reply that hangs: on such a network the candidate needs the parts for offline use the most.
 */
export const whenQuiet = (queries: QueryClient, work: () => void): (() => void) => {
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel();
    work();
  }, longestWait);
  const begin = () => {
    clearTimeout(timer);
    work();
  };
  const wait = () => {
    cancel = whenIdle(() => {
      if (queries.isFetching() === 0) return begin();
      cancel = queries.getQueryCache().subscribe(() => {
        if (queries.isFetching() > 0) return;
        cancel();
        wait();
      });
    });
  };
  wait();
  return () => {
    clearTimeout(timer);
    cancel();
  };
};
