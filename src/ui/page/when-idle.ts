import type { QueryClient } from '@tanstack/react-query';

const latest = 2_000;

export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, latest); // Safari has no requestIdleCallback
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(handle);
};

/** Like `whenIdle`, but only while the page waits for no reply: what it may need later must not delay what it shows now. */
export const whenQuiet = (queries: QueryClient, work: () => void): (() => void) => {
  let cancel = () => {};
  const wait = () => {
    cancel = whenIdle(() => {
      if (queries.isFetching() === 0) return work();
      cancel = queries.getQueryCache().subscribe(() => {
        if (queries.isFetching() > 0) return;
        cancel();
        wait();
      });
    });
  };
  wait();
  return () => cancel();
};
