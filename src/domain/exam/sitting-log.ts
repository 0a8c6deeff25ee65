/** What can happen in a sitting; `count` is a number of answers. */
export const sittingEvents = [
  'opened',
  'saved',
  'lost',
  'regained',
  'sessionOver',
  'resumed',
  'takenOver',
  'timeOver',
  'refused',
  'submitted',
] as const;
export type SittingEvent = (typeof sittingEvents)[number];

export interface LogEntry {
  /** ISO instant by the server's clock as this device knows it. */
  readonly at: string;
  readonly event: SittingEvent;
  readonly count: number | null;
}

/** More than a sitting of many hours writes. */
const longest = 2_000;

/** The log with one more entry. Savings in a row are one entry: the time of the last, the sum of all. */
export const logged = (log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] => {
  const last = log.at(-1);
  if (entry.event === 'saved' && last?.event === 'saved') {
    return [...log.slice(0, -1), { ...entry, count: (last.count ?? 0) + (entry.count ?? 0) }];
  }
  return [...log, entry].slice(-longest);
};
