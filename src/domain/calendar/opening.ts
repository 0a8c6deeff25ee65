/** `opensAt` is an ISO instant, absent when already open. */
export interface Opening {
  readonly opensAt?: string;
}

/**
 * Removes `opensAt` if it is due at `now` (milliseconds since the epoch), or if `now` is null, because then only the server can judge.
 */
export const openAt = <Part extends Opening>(part: Part, now: number | null): Part => {
  const { opensAt, ...open } = part;
  return opensAt === undefined || (now !== null && now < Date.parse(opensAt)) ? part : (open as Part);
};

/** The earliest opening in milliseconds since the epoch; null when all are open. */
export const nextOpening = (parts: readonly Opening[]): number | null => {
  const times = parts.flatMap(({ opensAt }) => (opensAt === undefined ? [] : [Date.parse(opensAt)]));
  return times.length === 0 ? null : Math.min(...times);
};
