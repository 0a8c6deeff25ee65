/** The largest revision that a new answer gets: what a signed integer of 32 bits holds, such as MySQL's `INT`. */
export const largestRevision = 2 ** 31 - 1;

/** Tenths of a second: nobody types faster for long, so counting on from the last revision does not run ahead of the time. */
const tick = 100;
const firstTick = Date.UTC(2025, 0, 1, 18);
/** Ticks in 2300 days, after which they begin again, at one o'clock at night (WIB); what is left up to the largest revision is for counting on. */
const ticks = 2_300 * 864_000;

/** The ticks at this instant, in milliseconds since the epoch. */
const ticksAt = (instant: number): number => {
  const since = Math.floor((instant - firstTick) / tick) % ticks;
  return since < 0 ? since + ticks : since;
};

/**
 * The revision of a change made at this instant: above `last`, the highest one known here, and at least the time. So the later of two devices
 * wins, also one that knows of no earlier answer. Revisions of earlier releases are milliseconds since the epoch, and are counted on.
 */
export const revisionAfter = (last: number, instant: number): number => Math.max(last + 1, ticksAt(instant));
