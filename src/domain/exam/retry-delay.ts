const shortest = 1_000;
const longest = 30_000;
const longestAsked = 60_000;
/** Maximum milliseconds added to a wait that the server asks for, because it asks all clients for the same wait. */
const longestSpread = 15_000;

/**
 * Milliseconds until the next retry: random in the upper half of a limit that doubles from 2 s up to 30 s. If the server asks for a wait
 * (429, 503), that wait clamped to 1–60 s, and up to half as much again (fault matrix 10, 12). `chance`: 0 to 1.
 */
export const retryDelay = (failures: number, chance: number, askedSeconds?: number): number => {
  if (askedSeconds !== undefined) {
    const asked = Math.min(Math.max(askedSeconds * 1_000, shortest), longestAsked);
    return asked + chance * Math.min(asked / 2, longestSpread);
  }
  const limit = Math.min(longest, shortest * 2 ** Math.min(failures, 10));
  return (limit * (1 + chance)) / 2;
};

/** Milliseconds from a change to its sending near the end of an exam; more for a long text, because each send contains the whole text. */
export const sendPause = (value: string): number => Math.min(600 + value.length / 2, 10_000);
