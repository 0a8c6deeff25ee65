/**
 * Milliseconds. `wall`: since the epoch by the device's clock, which can be changed. `elapsed`: since the page started; it never goes back,
 * but may stop while the device sleeps.
 */
export interface DeviceMoment {
  readonly wall: number;
  readonly elapsed: number;
}

export interface ClockSample {
  readonly asked: DeviceMoment;
  readonly server: number;
  readonly answered: DeviceMoment;
}

const keptSamples = 5;
const mostAtFirst = 3;
/** After a reading within this time (milliseconds), no more samples are taken, because its error is small enough. */
const quickEnough = 200;
const longestRetry = 60_000;
const jumpFrom = 2_000;

/**
 * The jump of the device's clock in milliseconds, 0 within 2 s. Forward: the clock was set, or the device slept. Backward: the clock was
 * set.
 */
export const jumpBetween = (before: DeviceMoment, after: DeviceMoment): number => {
  const jump = after.wall - before.wall - (after.elapsed - before.elapsed);
  return Math.abs(jump) > jumpFrom ? jump : 0;
};

/** The duration of a read, which is twice its maximum error. */
export const roundTripOf = ({ asked, answered }: ClockSample): number => answered.elapsed - asked.elapsed;

/** The server's clock minus `elapsed`, assuming that the reply was made in the middle of the round trip. */
const offsetOf = ({ asked, server, answered }: ClockSample): number => server - (asked.elapsed + answered.elapsed) / 2;

const agree = (a: ClockSample, b: ClockSample): boolean =>
  Math.abs(offsetOf(a) - offsetOf(b)) <= (roundTripOf(a) + roundTripOf(b)) / 2 + jumpFrom;

/**
 * Keeps the last five samples. Drops samples that contradict the new one (the server's clock changed); ignores a sample with a clock jump.
 */
export const withSample = (samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] =>
  jumpBetween(sample.asked, sample.answered) === 0
    ? [...samples.filter((each) => agree(each, sample)), sample].slice(-keptSamples)
    : samples;

/** The offset of the newest sample with the shortest round trip; null for none (fault matrix 27). */
export const bestOffset = (samples: readonly ClockSample[]): number | null => {
  const best = samples.reduce<ClockSample | null>(
    (least, sample) => (least && roundTripOf(least) < roundTripOf(sample) ? least : sample),
    null,
  );
  return best && offsetOf(best);
};

/** Whether all readings so far were slow, so that another one may be better. */
export const wantsMore = (samples: readonly ClockSample[]): boolean =>
  samples.length < mostAtFirst && samples.every((each) => roundTripOf(each) > quickEnough);

const quarterHour = 15 * 60_000;
/** Zones are at most this far apart. */
const widest = 14 * 60 * 60_000;
/** `Date` has whole seconds, and a reply can take some. */
const sameMoment = 30_000;

/**
 * Milliseconds by which the time that a server told is ahead of the time of its reply, if that is a difference between time zones: whole
 * quarter hours. Otherwise 0.
 */
export const zonesApart = (told: number, date: number): number => {
  const apart = Math.round((told - date) / quarterHour) * quarterHour;
  return Math.abs(apart) <= widest && Math.abs(told - date - apart) <= sameMoment ? apart + 0 : 0;
};

/** Milliseconds by which an instant of the server may be later than its clock. */
export const clockTolerance = 60_000;

/** How far ahead a time without a zone is, read as UTC+7, on a server in UTC, WITA or WIT. */
const withoutZone: ReadonlySet<number> = new Set([-7, 1, 2].map((hours) => hours * 4 * quarterHour));

/** The server has started this, such as an exam, and measures its time. */
export interface Begun {
  readonly startedAt: string | null;
  readonly startedWithoutZone?: true;
}

/**
 * The clock for what the server has begun, when its own time is `ahead` of the true one by some time zones: its own if both may be told
 * without a zone, else the earlier of the two by which that has begun.
 */
export const clockFor = (begun: Begun | undefined, now: number | null, ahead: number): number | null => {
  const began = Date.parse(begun?.startedAt ?? '');
  if (now === null || Number.isNaN(began)) return now;
  const isBegunBy = (clock: number): boolean => began <= clock + clockTolerance;
  const told = now + ahead;
  if (begun?.startedWithoutZone && withoutZone.has(ahead)) return isBegunBy(told) ? told : now;
  const [early, late] = ahead < 0 ? [told, now] : [now, told];
  return isBegunBy(early) ? early : late;
};

/**
 * Milliseconds until a failed reading is tried again: random in the upper half of 2, 4, 8 … 60 s, so that devices do not ask together;
 * never earlier than the server asks, up to 60 s. `chance`: 0 to 1.
 */
export const readingRetryDelay = (failures: number, chance: number, askedSeconds = 0): number => {
  const limit = Math.min(1_000 * 2 ** Math.min(failures, 10), longestRetry);
  return (Math.max(limit, Math.min(2_000 * askedSeconds, 2 * longestRetry)) * (1 + chance)) / 2;
};
