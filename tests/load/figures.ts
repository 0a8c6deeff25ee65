/** A call of a candidate. `at`: milliseconds since the start of the test. `ms`: duration. `end`: `ok`, or the kind of failure. */
export interface Call {
  readonly at: number;
  readonly ms: number;
  readonly end: string;
  readonly path: string;
}

interface Event {
  readonly at: number;
  readonly size: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Rate {
  readonly mean: number;
  readonly peak: number;
}

type SpanName = 'start' | 'middle' | 'outage' | 'after' | 'end';

/**
 * Splits a test into parts, in milliseconds. The time after the outage is as long as the outage, so an outage is at most a third of the
 * test. `late`: how much longer the start took than planned.
 */
export const spansOf = (seconds: number, outage: number, late = 0): Readonly<Record<SpanName, Span>> => {
  const part = (seconds * 1_000) / 18;
  const begun = 3 * part + late;
  const cut = begun + 2 * part;
  const restored = cut + outage * 1_000;
  return {
    start: { from: 0, to: begun },
    middle: { from: begun, to: cut },
    outage: { from: cut, to: restored },
    after: { from: restored, to: restored + outage * 1_000 },
    end: { from: begun + 14 * part, to: begun + 15 * part },
  };
};

/** The value that this share (0 to 1) of the times do not exceed; null if there are no times. */
export const percentile = (times: readonly number[], share: number): number | null =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? null;

export const perSecond = (events: readonly Event[], { from, to }: Span): Rate => {
  const seconds = new Map<number, number>();
  for (const { at, size } of events) {
    const second = Math.floor((at - from) / 1_000);
    if (at >= from && at < to) seconds.set(second, (seconds.get(second) ?? 0) + size);
  }
  const sums = [...seconds.values()];
  return { mean: sums.reduce((a, b) => a + b, 0) / ((to - from) / 1_000), peak: Math.max(0, ...sums) };
};

export type Load = ReturnType<typeof loadIn>;

export const loadIn = (span: Span, calls: readonly Call[], bytes: readonly Event[]) => {
  const own = calls.filter(({ at }) => at >= span.from && at < span.to);
  const times = own.filter(({ end }) => end === 'ok').map(({ ms }) => ms);
  const failures: Record<string, number> = {};
  for (const { end } of own) if (end !== 'ok') failures[end] = (failures[end] ?? 0) + 1;
  return {
    count: own.length,
    calls: perSecond(
      own.map(({ at }) => ({ at, size: 1 })),
      span,
    ),
    bytes: perSecond(bytes, span),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failures,
  };
};

interface Measured {
  readonly candidates: number;
  readonly loads: Readonly<Record<SpanName, Load>>;
}

/** An exam day on which each answer is a separate call. `asksAMinute`: calls per minute that an open page sends by itself. */
interface Day {
  readonly candidates: number;
  readonly minutes: number;
  readonly answers: number;
  readonly asksAMinute: number;
  readonly arrivalSeconds: number;
  readonly leavingSeconds: number;
}

/**
 * Estimates the calls and bytes per second of a whole exam day. The extra load after an outage (`beyond`) grows only with the number of
 * candidates, not with how fast they answer.
 */
export const extrapolated = ({ candidates, loads }: Measured, day: Day) => {
  const scale = day.candidates / candidates;
  const sizeOf = ({ calls, bytes }: Load): number => (calls.mean === 0 ? 0 : bytes.mean / calls.mean);
  const within = (load: Load, seconds: number) => {
    const calls = (scale * load.count) / seconds;
    return { calls, bytes: calls * sizeOf(load) };
  };
  const { start, middle, after, end } = loads;
  const calls = (day.candidates * (day.answers / day.minutes + day.asksAMinute)) / 60;
  const exam = { calls, bytes: calls * sizeOf(middle) };
  const beyond = (rate: 'mean' | 'peak') => ({
    calls: exam.calls + scale * Math.max(0, after.calls[rate] - middle.calls.mean),
    bytes: exam.bytes + scale * Math.max(0, after.bytes[rate] - middle.bytes.mean),
  });
  return {
    start: within(start, day.arrivalSeconds),
    exam,
    after: beyond('mean'),
    peak: beyond('peak'),
    end: within(end, day.leavingSeconds),
  };
};
