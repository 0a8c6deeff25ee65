/** A moment as this device has it, in milliseconds. */
export interface DeviceMoment {
  /** Since the epoch by the device's clock, which its owner may set. */
  readonly wall: number;
  /** Since the page began; only goes forward, and may stand still while the device sleeps. */
  readonly elapsed: number;
}

/** One reading of the server's clock. */
export interface ClockSample {
  readonly asked: DeviceMoment;
  /** What the server answered: milliseconds since the epoch. */
  readonly server: number;
  readonly answered: DeviceMoment;
}

const keptSamples = 5;
const jumpFrom = 2_000;

/**
 * How far the device's clock moved otherwise than time passed (milliseconds), 0 within 2 s. Forward: it was set, or the device slept
 * while `elapsed` stood still. Backward: it was set.
 */
export const jumpBetween = (before: DeviceMoment, after: DeviceMoment): number => {
  const jump = after.wall - before.wall - (after.elapsed - before.elapsed);
  return Math.abs(jump) > jumpFrom ? jump : 0;
};

/** How long the reading took: twice the largest error that it can have. */
export const roundTripOf = ({ asked, answered }: ClockSample): number => answered.elapsed - asked.elapsed;

/** The server's clock less `elapsed`, when the answer is from the middle of the round trip. */
const offsetOf = ({ asked, server, answered }: ClockSample): number => server - (asked.elapsed + answered.elapsed) / 2;

/** Whether both can be true: each is wrong by half of its round trip at the most. */
const agree = (a: ClockSample, b: ClockSample): boolean =>
  Math.abs(offsetOf(a) - offsetOf(b)) <= (roundTripOf(a) + roundTripOf(b)) / 2 + jumpFrom;

/**
 * The samples with a newer one, at most the last five; those that it contradicts are of before the server's clock was set. One with a
 * jump within says nothing: the time on its way is not known.
 */
export const withSample = (samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] =>
  jumpBetween(sample.asked, sample.answered) === 0
    ? [...samples.filter((each) => agree(each, sample)), sample].slice(-keptSamples)
    : samples;

/** The offset of the sample with the shortest round trip, of several the newest; null when there is none (fault matrix 27). */
export const bestOffset = (samples: readonly ClockSample[]): number | null => {
  const best = samples.reduce<ClockSample | null>(
    (least, sample) => (least && roundTripOf(least) < roundTripOf(sample) ? least : sample),
    null,
  );
  return best && offsetOf(best);
};
