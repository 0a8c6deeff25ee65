/** Milliseconds: a page that is never idle does it all the same. */
const latest = 2_000;

/** Does what can wait once the browser has nothing else to do. Gives what calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, latest); // Safari
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(handle);
};
