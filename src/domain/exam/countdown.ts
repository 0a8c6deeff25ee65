/** How much time an exam has left. */
export interface Countdown {
  /** Milliseconds, 0 at the least; null while the server's time is not known, or the exam has no deadline. */
  readonly remaining: number | null;
  /** The deadline has passed. */
  readonly over: boolean;
  /** Counted on from an older reading of the server's clock ("sampai sekitar …"). */
  readonly estimated: boolean;
  /** The exam is said to begin later than now, though it runs: then nothing is known of its time (fault matrix 79). */
  readonly startUnknown?: true;
}

/** What binds the countdowns after it: the least time that a certain clock has shown of a deadline. */
export interface CountdownBound {
  readonly deadline: number;
  readonly least: number;
}

/** Milliseconds that the start of a running exam may lie ahead: clocks do not agree to the second. */
const clockTolerance = 60_000;

/** Deadline and server time in milliseconds since the epoch, length in milliseconds; null what is not known. */
export interface CountdownReading {
  readonly deadline: number | null;
  readonly length: number | null;
  readonly now: number | null;
  readonly estimated: boolean;
}

/**
 * Remaining time is always counted again from the deadline. It never grows but by another deadline: a reading that says that there is
 * more time than was shown holds it where it is. An estimate is held as well, and binds nothing: the next reading may correct it.
 * It is never longer than the exam.
 */
export const countDown = (
  bound: CountdownBound | null,
  { deadline, length, now, estimated }: CountdownReading,
): { countdown: Countdown; bound: CountdownBound | null } => {
  const unknown: Countdown = { remaining: null, over: false, estimated };
  if (deadline === null || length === null || now === null || !Number.isFinite(deadline - now + length))
    return { countdown: unknown, bound };
  if (deadline - now > length + clockTolerance) return { countdown: { ...unknown, startUnknown: true }, bound };
  const most = bound?.deadline === deadline ? bound.least : length;
  const remaining = Math.max(0, Math.min(most, deadline - now));
  return {
    countdown: { remaining, over: remaining === 0, estimated },
    bound: estimated ? bound : { deadline, least: remaining },
  };
};
