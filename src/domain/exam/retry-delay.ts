const shortest = 1_000;
const longest = 30_000;
const longestAsked = 60_000;

/**
 * Milliseconds until the next retry: full jitter between 1 s and a limit that doubles up to 30 s, or a 429's wait clamped to 1–60 s (fault
 * matrix 10, 12). `chance`: 0 to 1.
 */
export const retryDelay = (failures: number, chance: number, askedSeconds?: number): number => {
  if (askedSeconds !== undefined) return Math.min(Math.max(askedSeconds * 1_000, shortest), longestAsked);
  const limit = Math.min(longest, shortest * 2 ** Math.min(failures, 10));
  return shortest + chance * (limit - shortest);
};

/** Milliseconds from a change to its sending; more for a long text, because each send contains the whole text. */
export const sendPause = (value: string): number => Math.min(600 + value.length / 2, 10_000);
