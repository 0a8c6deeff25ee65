import { retryDelay } from './retry-delay.ts';

/** Milliseconds in which answers are collected for one call. With a fast call, no answer is unsent for more than 12 s (decision 53). */
const collecting = 11_000;
const promptSpacing = 2_000;
const lastMinutes = 2 * 60_000;
/** From this duration (milliseconds) on, a reply is slow, and the next call waits longer. */
const slowFrom = 2_000;
const longestRest = 30_000;
const askedAgainAfter = 5 * 60_000;
const comingBack = 8_000;

/** The remaining pause. Never longer than the full pause, even after the device's clock was set back. */
const leftOf = (length: number, since: number, now: number): number =>
  Math.min(length, Math.max(0, since + length - now));

/** Whether the exam ends so soon that answers are sent after a short pause. `left`: milliseconds until the deadline, if there is one. */
const isEndNear = (left: number | null): boolean => left !== null && left <= lastMinutes;

/**
 * The pause before a retry, which must not pass the deadline: then it ends at a random time before it, because many exams end at the same
 * second. `left` as in `isEndNear`; `chance`: 0 to 1.
 */
const beforeDeadline = (pause: number, left: number | null, chance: number): number =>
  left !== null && left > 0 && pause >= left ? left * chance : pause;

interface Surroundings {
  readonly now: () => number;
  readonly chance: () => number;
  readonly left: () => number | null;
}

/** Decides when the next save may be sent (decision 53). Times and pauses are milliseconds of the device's clock. */
export const sendTimes = ({ now, chance, left }: Surroundings) => {
  let sentAt = Number.NEGATIVE_INFINITY;
  let repliedAt = Number.NEGATIVE_INFINITY;
  let rest = 0;
  let changedAt: number | null = null;
  let declinedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let asked: number | undefined;
  /** Whether an answer that is not in a call yet is only in this page's memory. */
  let unkept = false;
  const isNear = (): boolean => isEndNear(left());

  return {
    /** An answer was given. Its pause begins with the first answer that is not in a call yet. */
    changed: (isKept: boolean): void => {
      changedAt ??= now();
      unkept ||= !isKept;
    },
    sent: (): void => {
      sentAt = now();
      changedAt = null;
      unkept = false;
    },
    /** Every answer is sent, for example because the page was hidden. */
    settled: (): void => {
      changedAt = null;
      unkept = false;
    },
    replied: (): void => {
      repliedAt = now();
      const duration = repliedAt - sentAt;
      rest = duration < slowFrom ? 0 : Math.min(longestRest, duration * (1 + chance()));
    },
    failed: (askedSeconds?: number): void => {
      failures += 1;
      asked = askedSeconds;
    },
    succeeded: (): void => {
      failures = 0;
    },
    declined: (): void => {
      declinedAt = now();
    },
    kept: (): void => {
      declinedAt = Number.NEGATIVE_INFINITY;
    },
    isFailing: (): boolean => failures > 0,
    /** Whether calls wait as the server asked. Near the end of the exam, only retries do. */
    isAskedToWait: (): boolean => failures > 0 && asked !== undefined && !isNear(),
    /** Milliseconds until the next call; `least`: the minimum near the end of the exam. */
    untilNext: (least = 0): number => {
      if (failures > 0) return beforeDeadline(retryDelay(failures, chance(), asked), left(), chance());
      if (unkept) return leftOf(promptSpacing, sentAt, now());
      if (isNear()) return Math.max(least, leftOf(promptSpacing, sentAt, now()));
      return Math.max(leftOf(collecting, changedAt ?? now(), now()), leftOf(rest, repliedAt, now()));
    },
    /** Milliseconds until the next call when the network is back, spread because a whole room may share the network. */
    untilBack: (): number => (isNear() ? 0 : chance() * comingBack),
    untilAsked: (): number => leftOf(askedAgainAfter, declinedAt, now()),
  };
};
