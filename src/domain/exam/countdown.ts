/** How much time an exam has left. */
export interface Countdown {
  /** Milliseconds, 0 at the least; null while the server's time is not known, or the exam has no deadline. */
  readonly remaining: number | null;
  /** The deadline has passed. */
  readonly over: boolean;
  /** Counted on from an older reading of the server's clock ("waktu perkiraan"). */
  readonly estimated: boolean;
}

/** What binds the countdowns after it: the least time that a certain clock has shown of a deadline. */
export interface CountdownBound {
  readonly deadline: number;
  readonly least: number;
}

/** Deadline and server time in milliseconds since the epoch; null what is not known. */
export interface CountdownReading {
  readonly deadline: number | null;
  readonly now: number | null;
  readonly estimated: boolean;
}

/**
 * Remaining time is always counted anew from the deadline. It never grows but by another deadline: a reading that says that there is
 * more time than was shown holds it where it is. An estimate is held as well, and binds nothing: the next reading may correct it.
 */
export const countDown = (
  bound: CountdownBound | null,
  { deadline, now, estimated }: CountdownReading,
): { countdown: Countdown; bound: CountdownBound | null } => {
  if (deadline === null || now === null || !Number.isFinite(deadline - now))
    return { countdown: { remaining: null, over: false, estimated }, bound };
  const most = bound?.deadline === deadline ? bound.least : Number.POSITIVE_INFINITY;
  const remaining = Math.min(most, Math.max(0, deadline - now));
  return {
    countdown: { remaining, over: remaining === 0, estimated },
    bound: estimated ? bound : { deadline, least: remaining },
  };
};
