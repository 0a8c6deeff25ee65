/** What may open only later: `opensAt` is an ISO instant, absent for what is open. */
export interface Opening {
  readonly opensAt?: string;
}

/** It as it is at `now` (server's milliseconds since the epoch): open once its time has come, or where nobody knows the time, when the server judges. */
export const openAt = <Part extends Opening>(part: Part, now: number | null): Part => {
  const { opensAt, ...open } = part;
  return opensAt === undefined || (now !== null && now < Date.parse(opensAt)) ? part : (open as Part);
};

/** The first of these openings that is still to come, in milliseconds since the epoch; null when all are open. */
export const nextOpening = (parts: readonly Opening[]): number | null => {
  const times = parts.flatMap(({ opensAt }) => (opensAt === undefined ? [] : [Date.parse(opensAt)]));
  return times.length === 0 ? null : Math.min(...times);
};
