/** Minimum milliseconds between non-urgent calls; answers in between are stored on the device and batched. */
const spacing = 5_000;
const askedAgainAfter = 5 * 60_000;

/** The remaining pause. Never longer than the full pause, even after the device's clock was set back. */
const leftOf = (length: number, since: number, now: number): number =>
  Math.min(length, Math.max(0, since + length - now));

/** Decides when the next save may be sent. Times are milliseconds of the device's clock. */
export const sendTimes = () => {
  let sentAt = Number.NEGATIVE_INFINITY;
  let declinedAt = Number.NEGATIVE_INFINITY;
  return {
    sent: (now: number): void => {
      sentAt = now;
    },
    declined: (now: number): void => {
      declinedAt = now;
    },
    kept: (): void => {
      declinedAt = Number.NEGATIVE_INFINITY;
    },
    untilNext: (now: number): number => leftOf(spacing, sentAt, now),
    untilAsked: (now: number): number => leftOf(askedAgainAfter, declinedAt, now),
  };
};
