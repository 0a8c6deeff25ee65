/** Milliseconds. Each delay is random between `shortest` and 2, 4, 8 … 30 s, to spread the load after an outage. */
const [shortest, longest] = [1_000, 30_000];

interface Options {
  readonly atOnce?: boolean;
  readonly random?: () => number;
}

/**
 * Retries until `attempt` resolves to true, one attempt at a time, with backoff. Going online or focusing the page shortens the delay. A
 * rejection counts as a failure. Returns a stop function.
 */
export const keepTrying = (
  attempt: () => Promise<boolean>,
  { atOnce = false, random = Math.random }: Options = {},
): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout>;
  let state: 'waiting' | 'hurrying' | 'busy' = 'waiting';
  let failures = 0;

  const waitAs = (next: 'waiting' | 'hurrying') => {
    state = next;
    failures += 1;
    const most = Math.min(longest, shortest * 2 ** failures);
    clearTimeout(timer);
    timer = setTimeout(() => void run(), shortest + random() * (most - shortest));
  };
  const run = async () => {
    state = 'busy';
    const works = await attempt().catch(() => false);
    if (works) stop.abort();
    else if (!signal.aborted) waitAs('waiting');
  };
  const hurry = () => {
    if (state !== 'waiting' || document.visibilityState === 'hidden') return;
    failures = 0;
    waitAs('hurrying');
  };

  addEventListener('online', hurry, { signal });
  addEventListener('focus', hurry, { signal });
  document.addEventListener('visibilitychange', hurry, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (atOnce) void run();
  else waitAs('waiting');
  return () => stop.abort();
};
