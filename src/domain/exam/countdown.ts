import { clockTolerance } from '../calendar/clock-offset.ts';

/**
 * `remaining`: milliseconds, at least 0; null until the server's time is known, or if the exam has no deadline. `startUnknown`: the exam
 * runs but seems to begin in the future, so its time is unknown (fault matrix 79).
 */
export interface Countdown {
  readonly remaining: number | null;
  readonly over: boolean;
  readonly estimated: boolean;
  readonly startUnknown?: true;
}

/** The shortest remaining time that a reliable clock has shown for a deadline; later countdowns never show more. */
export interface CountdownBound {
  readonly deadline: number;
  readonly least: number;
}

/** Deadline and server time in milliseconds since the epoch, length in milliseconds; null if not known. */
export interface CountdownReading {
  readonly deadline: number | null;
  readonly length: number | null;
  readonly now: number | null;
  readonly estimated: boolean;
}

/**
 * The remaining time never grows unless the deadline changes. An estimate is capped too, but sets no bound, so a later reading can correct
 * it.
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
