export interface UnreadableReply {
  readonly call: string;
  /** `reply`: the candidate sees a failure; `rows`: the candidate sees the remaining rows. */
  readonly lost: 'reply' | 'rows';
  readonly reasons: readonly string[];
}

/** Logs once that the server's time is as far from the `Date` of its replies as two time zones. */
export const tellOfClock = (minutes: number): void =>
  console.warn(
    `GET /api/date-now: ${minutes / 60} hours ahead of the header Date, as without a zone. The portal goes by Date.`,
  );

const mostReasons = 20;

/** Logs an invalid reply to the console, without its values, which may be personal. */
export const tellDevelopers = ({ call, lost, reasons }: UnreadableReply): void => {
  const what = lost === 'reply' ? 'a reply that cannot be read' : 'rows that cannot be read';
  console.warn([`${call}: ${what}`, ...reasons.slice(0, mostReasons)].join('\n  '));
};
