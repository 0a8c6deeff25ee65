/** Milliseconds between two calls where nothing is urgent: what is answered in between is on the device, and goes together. */
const spacing = 5_000;
/** Milliseconds until a server that keeps no answers before the submission is asked again. */
const askedAgainAfter = 5 * 60_000;

/** What is left of a time since then; never more than all of it, whoever sets the device's clock. */
const leftOf = (length: number, since: number, now: number): number =>
  Math.min(length, Math.max(0, since + length - now));

/** Decides when a call with answers may go out. Times are milliseconds of the device. */
export const sendTimes = () => {
  let sentAt = Number.NEGATIVE_INFINITY;
  let declinedAt = Number.NEGATIVE_INFINITY;
  return {
    sent: (now: number): void => {
      sentAt = now;
    },
    /** The server keeps no answers. */
    declined: (now: number): void => {
      declinedAt = now;
    },
    /** The server has kept one. */
    kept: (): void => {
      declinedAt = Number.NEGATIVE_INFINITY;
    },
    /** Until the next call, where nothing is urgent. */
    untilNext: (now: number): number => leftOf(spacing, sentAt, now),
    /** Until a server that keeps no answers is asked again; 0 for any other. */
    untilAsked: (now: number): number => leftOf(askedAgainAfter, declinedAt, now),
  };
};
