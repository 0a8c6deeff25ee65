export const loggedEvents = [
  'opened',
  'saved',
  'lost',
  'blocked',
  'regained',
  'troubled',
  'recovered',
  'sessionOver',
  'resumed',
  'deviceOnly',
  'takenEarly',
  'takenOver',
  'timeOver',
  'refused',
  'submitted',
  'unproven',
] as const;
export type LoggedEvent = (typeof loggedEvents)[number];

export interface LogEntry {
  readonly at: string;
  readonly event: LoggedEvent;
  /** The number of answers that the event is about; null for other events. */
  readonly count: number | null;
}

const longest = 2_000;

/** Appends an entry and keeps the last 2 000. Consecutive `saved` entries become one, with the last time and the summed count. */
export const logged = (log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] => {
  const last = log.at(-1);
  if (entry.event === 'saved' && last?.event === 'saved') {
    return [...log.slice(0, -1), { ...entry, count: (last.count ?? 0) + (entry.count ?? 0) }];
  }
  return [...log, entry].slice(-longest);
};

/**
 * Derives facts about the server from the log. `deviceOnly`: the latest of all `saved` and `deviceOnly` entries is `deviceOnly`.
 * `acknowledged`: the server has saved answers.
 */
export const learntFrom = (log: readonly LogEntry[]) => {
  const has = (event: LoggedEvent) => log.some((entry) => entry.event === event);
  const last = log.findLast(({ event }) => event === 'saved' || event === 'deviceOnly');
  return { deviceOnly: last?.event === 'deviceOnly', acknowledged: has('saved'), takenEarly: has('takenEarly') };
};
